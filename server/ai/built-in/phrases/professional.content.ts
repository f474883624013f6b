import type { Phrases } from './phrases.ts'

export const PROFESSIONAL: Phrases = {
  titleTails: [
    'what the evidence says',
    'evidence and everyday practice',
    'a sourced overview',
    'findings, practice and cautions',
    'from the evidence to daily life',
    'what is known, and how to use it',
  ],
  summaries: [
    'The published evidence about {names}, with sources, practical steps and cautions.',
    'What guidelines and reviews say about {names}, and what follows from it in daily practice.',
    'About {names}: the evidence, its limits, and what it means in daily life.',
  ],
  openings: [
    'Advice about {names} is easy to find and hard to weigh. This article keeps to statements that a published source supports, and names that source beside each of them.',
    'Much of what is said about {names} can be checked against published evidence. The evidence answers a good part of the questions, and it also shows where individual assessment has to take over.',
    'Sound practice begins with a clear account of what is known. What has been published about {names} is summed up here, with its sources, before turning to what it means in an ordinary household.',
    'When clients ask about {names}, a clear answer rests on three things: the reason behind the advice, its practical form and its limits.',
    'The published evidence about {names} is of uneven strength, so the reference is given wherever a finding is stated.',
  ],
  afterQuestion: [
    'A consultation about {names} often begins with such a question, and it deserves an answer that rests on published evidence.',
    'Put to a dietitian, that question opens a conversation about {names}. The evidence below prepares the ground for it.',
    'The answer differs from person to person. The published evidence about {names} shows what should be looked at first.',
  ],
  afterExample: [
    'Nothing in that example is unusual. The evidence about {names} explains why its parts were chosen.',
    'That is one practical form that advice about {names} can take. The reasoning behind it, with its sources, follows.',
  ],
  meetings: [
    'Several subjects meet in this topic: {names}. Each is treated on its own first, since the evidence comes from different sources; the practical part then joins them.',
    'What is known comes from several fields here: {names}. They are set out separately, with their sources, before the practical part combines them.',
  ],
  headings: {
    why: ['Why it matters', 'The rationale', 'What the evidence shows', 'The background'],
    how_much: ['What the sources name', 'Figures for orientation', 'Reference figures', 'Figures worth knowing'],
    how: ['From evidence to practice', 'Putting it into practice', 'Practical application', 'What works at home'],
    example: ['A worked example', 'An illustrative day', 'How it can look', 'The advice applied'],
    care: ['Precautions', 'Points of caution', 'Limits and cautions', 'Where care is needed'],
    questions: [
      'Questions for the consultation',
      'Points to settle with a dietitian',
      'Questions worth preparing',
      'To review before the next visit',
    ],
  },
  leads: {
    why: [
      'Two questions come first: whether there is a reason to act, and how strong it is.',
      'The rationale rests on what has been published.',
      'The published literature gives the grounds.',
      'Before any practical advice stands the reason for it.',
    ],
    how_much: [
      'Figures are best read as orientation for healthy adults; individual cases differ.',
      'What follows comes from the sources named beside it.',
      'Reference values help to judge a habit, provided that their source is known.',
    ],
    how: [
      'The evidence bears directly on daily practice.',
      'The step from evidence to habit is supported by the following.',
      'What can be done about it is better documented than is often assumed.',
    ],
    example: [
      'The following example shows one way to apply the points above; it is not a prescription.',
      'One arrangement among many that would serve:',
      'Applied to ordinary meals and hours, the advice may take this form.',
    ],
    care: [
      'General advice has its limits, and they should be known.',
      'Some circumstances call for restraint, or for a professional’s view.',
      'The following caution belongs to any responsible account.',
    ],
    questions: [
      'A consultation gains from preparation. These questions are a useful start.',
      'The answers to these questions allow a dietitian to adapt the advice.',
      'Readers may wish to consider the following, alone or with a professional.',
    ],
  },
  beforeSteps: [
    'In practical terms, this suggests the following steps.',
    'The following measures put this into effect in an ordinary household.',
    'In daily routine, the points above come down to a short list.',
    'A household can begin with any of these measures.',
  ],
  closings: [
    'Changes of this kind are best introduced one at a time and reviewed after some weeks. A registered dietitian can fit them to laboratory values, medicines and preferences.',
    'The evidence supports steady practice more than any single food or rule. Where a diagnosis or a medicine is involved, the plan should be made together with the treating professional.',
    'None of this replaces an individual assessment; it does allow a better informed conversation. Bring a short record of an ordinary week to that conversation, and it will go further.',
    'What is set out here will serve most healthy adults as a frame. Its details are a matter of taste, budget and health, and a dietitian can help to settle them.',
  ],
}
