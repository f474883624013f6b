import type { EducationCategory } from '#domain/education/topics.ts'

export const EDUCATIONAL_ONLY =
  'For education only. These articles give general information for adults. They don’t diagnose or treat, and they don’t replace your doctor or dietitian. Ask one first in pregnancy, for a child, or if you are ill or take medicines.'

/** Above the sources of an article. */
export const SOURCES_NOTE = 'The explanations rest on these sources. Examples and tips are our own advice.'

/** What each category is about, on the page and for search engines. */
export const CATEGORY_TEXTS: Record<EducationCategory, { lead: string; title: string; description: string }> = {
  fitness: {
    lead: 'What to eat before, during and after exercise, with the food of an Indian kitchen.',
    title: 'Nutrition education: food for exercise and health',
    description:
      'Articles on food for exercise, health conditions and every stage of life, with Indian examples, tips and sources. Free to read, for education only.',
  },
  medical: {
    lead: 'How food helps along with treatment, which limits your doctor sets, and which signs can’t wait.',
    title: 'Medical Nutrition: food for health conditions',
    description:
      'Diabetes, blood pressure, cholesterol, PCOS, thyroid, anaemia, liver, kidney and digestion: what an Indian plate can do, with sources.',
  },
  personalized: {
    lead: 'Plans for your day, your family and your stage of life.',
    title: 'Personalized Plans: food for your stage of life',
    description:
      'Losing or gaining weight, pregnancy, children, later life, long working days, plant-based homes and fasts: eating plans with Indian examples.',
  },
}
