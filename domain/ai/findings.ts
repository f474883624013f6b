/** Findings that are not allowed in AI-written text. */
export const FORBIDDEN_KINDS = [
  'cure_promise',
  'low_calorie_target',
  'medicine_dose',
  'medicine_stop',
  'risky_amount',
  'myth',
  'fear_or_shame',
] as const

/** Kinds of findings of the claim check. */
export const FINDING_KINDS = [...FORBIDDEN_KINDS, 'unsourced_number', 'unsourced_study', 'unfinished'] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

export const FINDING_LABELS: Record<FindingKind, string> = {
  cure_promise: 'Promise of a cure',
  low_calorie_target: 'Very low calorie target',
  medicine_dose: 'Medicine dose',
  medicine_stop: 'Advice to stop a medicine',
  risky_amount: 'Amount that could harm',
  myth: 'Food myth',
  fear_or_shame: 'Words that frighten or shame',
  unsourced_number: 'Number without a source',
  unsourced_study: 'Study without a source',
  unfinished: 'Outline, not an article',
}

export interface Finding {
  kind: FindingKind
  /** The words in question, verbatim from the text. */
  text: string
  /** Whole sentences for the author: what is wrong, and what to write instead. */
  reason: string
}
