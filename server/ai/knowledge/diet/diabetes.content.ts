import type { Subject } from '../subject.ts'

export const DIABETES: Subject = {
  id: 'diabetes-plate',
  category: 'diet',
  name: 'eating with diabetes',
  keywords: [
    'diabetes',
    'diabetic',
    'type 2 diabetes',
    'prediabetes',
    'blood sugar',
    'blood glucose',
    'sugar level',
    'madhumeh',
    'hba1c',
    'insulin resistance',
    'glycaemic index',
    'glycemic index',
    'low gi',
    'diabetic diet',
    'sugar patient',
  ],
  facts: [
    {
      id: 'diabetes-plate-india',
      role: 'why',
      text: 'A national survey by the Indian Council of Medical Research found diabetes in 11.4 per cent of adults in India and prediabetes in a further 15.3 per cent.',
      sources: ['anjana_2023'],
    },
    {
      id: 'diabetes-plate-fibre',
      role: 'why',
      text: 'In adults with prediabetes or diabetes, trials show better blood glucose control with a diet higher in fibre.',
      sources: ['reynolds_2020'],
    },
    {
      id: 'diabetes-plate-half',
      role: 'how',
      text: 'The plate method fills half the plate with vegetables that are low in starch, a quarter with a protein food and a quarter with a grain or another starchy food.',
      sources: ['ada_2026'],
    },
    {
      id: 'diabetes-plate-pattern',
      role: 'how',
      text: 'No single split of carbohydrate, protein and fat suits everybody with diabetes; the American Diabetes Association advises a plan that fits the person’s preferences, culture and goals.',
      sources: ['ada_2026'],
    },
    {
      id: 'diabetes-plate-order',
      role: 'how',
      text: 'Eating vegetables and protein before the carbohydrate lowered the glucose rise after the meal in a small study of people with type 2 diabetes.',
      sources: ['shukla_2015'],
    },
    {
      id: 'diabetes-plate-weight',
      role: 'how_much',
      text: 'For people with type 2 diabetes and excess weight, a lasting loss of 5 per cent or more usually improves glucose control.',
      sources: ['ada_2026'],
    },
    {
      id: 'diabetes-plate-medicine',
      role: 'care',
      text: 'Insulin and some tablets can bring blood glucose too low when meals shrink or move, so talk to your doctor before you change your diet, and do not stop any medicine without asking.',
      sources: ['ada_2026'],
    },
  ],
}
