import type { Asked } from './asked-cautions.ts'

/** What the text says in place of what the topic asked for. */
export const ASKED_TEXTS: Record<Asked, { heading: string; text: string }> = {
  cure: {
    heading: 'What food can’t promise',
    text: 'Food and habits don’t cure an illness. They work together with your doctor’s treatment.',
  },
  dose: {
    heading: 'Why we give no doses',
    text: 'The doctor who prescribes a medicine or a strong supplement decides how much of it to take, so this text names no dose.',
  },
  medicine_stop: {
    heading: 'Before you change a medicine',
    text: 'Only the doctor who prescribed a medicine should change it. Food is no reason to leave one out, and stopping suddenly can be dangerous.',
  },
  low_calories: {
    heading: 'Why there is no very low calorie plan here',
    text: 'A plan with so few calories doesn’t feed an adult. It belongs under a doctor’s care, so there is none in this text.',
  },
}
