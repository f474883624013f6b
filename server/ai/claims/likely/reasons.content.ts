import type { LikelyKind } from './weights.ts'

/** What to write instead, for an author whose sentence resembles a claim. */
export const REASONS: Readonly<Record<Exclude<LikelyKind, 'none'>, string>> = {
  cure_promise:
    'This may read as a promise of a cure or a result. Say what a food or habit can add, for whom, and who says so.',
  low_calorie_target:
    'This may read as advice to eat too little. Describe whole meals instead, and send a reader who wants to fast for long to a doctor.',
  medicine_dose:
    'This may read as a dose. Leave the amount of a medicine or strong supplement to the doctor who prescribes it.',
  medicine_stop:
    'This may read as advice to do without a medicine, a test or a doctor. Say that only the treating doctor changes a treatment.',
  risky_amount:
    'This may read as advice that could harm. Write the amount that guidelines advise, and name who should not have it.',
  myth: 'This may be a food myth. Say what is known, with a source, or leave it out.',
  fear_or_shame: 'This may frighten or shame a reader. Say what helps, and leave out what others may think.',
  unsourced_study: 'This leans on research or experts without a name. Name the source, or leave the sentence out.',
}
