import type { BmiStage } from './bmi.ts'

/** For every underweight result, under 18 and in pregnancy too. */
export const EATING_HELP =
  'If thoughts about food, weight or your body are troubling you, you’re not alone, and it can get better. Call Tele-MANAS on 14416, free at any hour. In an emergency call 112.'

/** The most important step in one sentence, where a result has no room for five. */
export const SHORT_ADVICE: Record<BmiStage, string | null> = {
  severe: 'Please see a doctor this week, before you change how you eat.',
  underweight: 'If you lost weight without planning to, see a doctor. Eat more, never less.',
  normal: null,
  indian_overweight: 'Don’t gain more, and measure your waist.',
  overweight: 'Ask a doctor to check your blood sugar, blood pressure and blood fats (such as cholesterol).',
  obese: 'Talk to a doctor, and have your blood sugar, blood pressure and blood fats (such as cholesterol) checked.',
}

export function hasEatingHelp(stage: BmiStage): boolean {
  return stage === 'severe' || stage === 'underweight'
}
