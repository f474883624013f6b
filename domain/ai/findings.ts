/** What the claim check looks for. The first four never stand in a text that a machine has written here. */
export const FINDING_KINDS = [
  'cure_promise',
  'low_calorie_target',
  'medicine_dose',
  'medicine_stop',
  'unsourced_number',
  'unsourced_study',
] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

export const FINDING_LABELS: Record<FindingKind, string> = {
  cure_promise: 'Promise of a cure',
  low_calorie_target: 'Very low calorie target',
  medicine_dose: 'Medicine dose',
  medicine_stop: 'Advice to stop a medicine',
  unsourced_number: 'Number without a source',
  unsourced_study: 'Study without a source',
}

export interface Finding {
  kind: FindingKind
  /** The words concerned, as they stand in the text. */
  text: string
  /** Whole sentences to the author: what is wrong with it and what would be right. */
  reason: string
}
