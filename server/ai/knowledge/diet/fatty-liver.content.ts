import type { Subject } from '../subject.ts'

export const FATTY_LIVER: Subject = {
  id: 'fatty-liver',
  category: 'diet',
  name: 'eating with a fatty liver',
  keywords: [
    'fatty liver',
    'fatty liver disease',
    'fatty liver diet',
    'nafld',
    'masld',
    'nash',
    'liver health',
    'liver fat',
    'fat in the liver',
    'liver diet',
  ],
  facts: [
    {
      id: 'fatty-liver-india',
      role: 'why',
      text: 'Pooled Indian studies put the share of adults with a non-alcoholic fatty liver at about 38.6 per cent.',
      sources: ['shalimar_2022'],
    },
    {
      id: 'fatty-liver-company',
      role: 'why',
      text: 'Fatty liver disease goes together with excess weight, type 2 diabetes and high blood fats, says the Indian National Association for Study of the Liver.',
      sources: ['inasl_nafld_2023'],
    },
    {
      id: 'fatty-liver-weight',
      role: 'how_much',
      text: 'For adults with excess weight, European guidelines aim for a lasting loss of at least 5 per cent of body weight to lower liver fat. The aim is 7 to 10 per cent to reduce inflammation, and 10 per cent or more to reduce scarring.',
      sources: ['easl_masld_2024'],
    },
    {
      id: 'fatty-liver-activity',
      role: 'how_much',
      text: 'India’s health ministry advises at least 150 minutes of moderate activity a week, and strength training twice a week.',
      sources: ['mohfw_nafld_2024'],
    },
    {
      id: 'fatty-liver-plate',
      role: 'how',
      text: 'Fruit, vegetables, whole grains and lean protein foods are the basis of the plate in the guidelines of India’s health ministry.',
      sources: ['mohfw_nafld_2024'],
    },
    {
      id: 'fatty-liver-drinks',
      role: 'how',
      text: 'European guidelines advise an eating pattern like the Mediterranean one, little ultra-processed food, and no drinks sweetened with sugar.',
      sources: ['easl_masld_2024'],
    },
    {
      id: 'fatty-liver-lean',
      role: 'how',
      text: 'Slim people can have a fatty liver too, and European guidelines suggest a better diet and exercise for them as well.',
      sources: ['easl_masld_2024'],
    },
    {
      id: 'fatty-liver-alcohol',
      role: 'care',
      text: 'Alcohol should be avoided strictly, because it adds to the damage, say the guidelines of India’s health ministry.',
      sources: ['mohfw_nafld_2024'],
    },
    {
      id: 'fatty-liver-tests',
      role: 'care',
      text: 'A fatty liver may scar without any symptom. The doctor decides which blood tests and scans are needed, as the Indian guidance paper sets out.',
      sources: ['inasl_nafld_2023'],
    },
    {
      id: 'fatty-liver-supplements',
      role: 'care',
      text: 'Supplements can harm the liver: a US research network recorded ten liver injuries from turmeric products, one of them fatal.',
      sources: ['halegoua_2023'],
    },
  ],
}
