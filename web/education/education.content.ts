import type { EducationCategory } from '#domain/education/topics.ts'

export const EDUCATIONAL_ONLY =
  'For education only. These articles give general information for adults. They do not diagnose or treat, and they do not replace your doctor or dietitian, least of all in pregnancy, for children, or with an illness or medicines.'

/** What each category is about, on the page and for search engines. */
export const CATEGORY_TEXTS: Record<EducationCategory, { lead: string; title: string; description: string }> = {
  fitness: {
    lead: 'What to eat before, during and after exercise, with the food of an Indian kitchen.',
    title: 'Nutrition education',
    description:
      'Articles on food for exercise, health conditions and every stage of life, with Indian examples, tips and sources. Free to read, for education only.',
  },
  medical: {
    lead: 'How food helps beside treatment, which limits belong to your doctor, and the signs that cannot wait.',
    title: 'Medical Nutrition: food beside treatment',
    description:
      'Diabetes, blood pressure, cholesterol, PCOS, thyroid, anaemia, liver, kidney and digestion: what an Indian plate can do, with sources.',
  },
  personalized: {
    lead: 'Plans that start from your day, your household and your time of life.',
    title: 'Personalized Plans: food for your stage of life',
    description:
      'Losing or gaining weight, pregnancy, children, later life, long working days, plant-based homes and fasts: eating plans with Indian examples.',
  },
}
