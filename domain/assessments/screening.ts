/** Questions before any plan, all optional; admins read the answers first. */
export const PREGNANCY = ['none', 'pregnant', 'breastfeeding'] as const
export const EATING_DISORDER = ['never', 'past', 'current'] as const
export const EATING_STYLES = ['vegetarian', 'eggetarian', 'non_vegetarian', 'vegan', 'jain', 'other'] as const
export const SCREENING_TEXT_MAX = 500

export const PREGNANCY_LABELS: Record<(typeof PREGNANCY)[number], string> = {
  none: 'No',
  pregnant: 'Yes, pregnant',
  breastfeeding: 'Yes, breastfeeding',
}
export const EATING_DISORDER_LABELS: Record<(typeof EATING_DISORDER)[number], string> = {
  never: 'No',
  past: 'Yes, in the past',
  current: 'Yes, now',
}
export const EATING_STYLE_LABELS: Record<(typeof EATING_STYLES)[number], string> = {
  vegetarian: 'Vegetarian',
  eggetarian: 'Vegetarian with eggs',
  non_vegetarian: 'With meat or fish',
  vegan: 'Vegan',
  jain: 'Jain',
  other: 'Other',
}

export interface ScreeningAnswers {
  pregnancy: (typeof PREGNANCY)[number] | null
  medicines: string | null
  allergies: string | null
  diagnoses: string | null
  eating_disorder: (typeof EATING_DISORDER)[number] | null
  eating_style: (typeof EATING_STYLES)[number] | null
}
export type ScreeningField = keyof ScreeningAnswers

/** In the order of the form, the admin's page and the CSV file. */
export const SCREENING_LABELS: Record<ScreeningField, string> = {
  pregnancy: 'Pregnant or breastfeeding',
  medicines: 'Medicines',
  allergies: 'Allergies',
  diagnoses: 'Diagnoses',
  eating_disorder: 'Eating disorder',
  eating_style: 'Way of eating',
}

/** Each answer in words; null if the question was not answered. */
export function screeningTexts(
  answers: ScreeningAnswers,
): { field: ScreeningField; label: string; text: string | null }[] {
  const { pregnancy, eating_disorder, eating_style } = answers
  const texts: Record<ScreeningField, string | null> = {
    ...answers,
    pregnancy: pregnancy && PREGNANCY_LABELS[pregnancy],
    eating_disorder: eating_disorder && EATING_DISORDER_LABELS[eating_disorder],
    eating_style: eating_style && EATING_STYLE_LABELS[eating_style],
  }
  return Object.entries(SCREENING_LABELS).map(([name, label]) => {
    const field = name as ScreeningField
    return { field, label, text: texts[field] }
  })
}

/** Picks the answers from any object that has them. */
export function toScreening(row: ScreeningAnswers): ScreeningAnswers {
  const { pregnancy, medicines, allergies, diagnoses, eating_disorder, eating_style } = row
  return { pregnancy, medicines, allergies, diagnoses, eating_disorder, eating_style }
}
