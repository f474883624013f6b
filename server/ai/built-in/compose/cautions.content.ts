import type { Caution } from './cautions.ts'

/** What the text says instead of what was asked for. */
export const CAUTION_TEXTS: Record<Caution, { heading: string; text: string }> = {
  cure: {
    heading: 'What food and habits cannot promise',
    text: 'Food and habits are not a cure, and nothing in this text promises one. Treatment belongs to the doctor who knows the person; they can stand beside it.',
  },
  dose: {
    heading: 'Why no doses are given here',
    text: 'How much of a medicine or of a strong supplement someone takes is decided by the doctor who prescribes it, so this text names no dose.',
  },
  medicine_stop: {
    heading: 'Before anything changes in a prescription',
    text: 'A prescribed medicine is changed only by the doctor who prescribed it. Food and habits are no reason to leave one out, and a sudden break can be dangerous.',
  },
  low_calories: {
    heading: 'Why there is no very low calorie plan here',
    text: 'A plan with so few calories does not feed an adult and belongs under a doctor’s care. This text therefore holds no such plan.',
  },
  children: {
    heading: 'For children and teenagers',
    text: 'Children and teenagers grow, and advice for adults does not fit them. Portions, weight and supplements for anybody under 18 are matters for a paediatrician or a paediatric dietitian.',
  },
  pregnancy: {
    heading: 'In pregnancy and while breast-feeding',
    text: 'Pregnancy and breast-feeding change what the body needs and what is safe. The doctor or midwife who looks after the mother decides, together with a dietitian.',
  },
}
