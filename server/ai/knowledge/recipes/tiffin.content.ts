import type { Subject } from '../subject.ts'

export const TIFFIN: Subject = {
  id: 'tiffin',
  category: 'recipes',
  name: 'the tiffin box',
  keywords: [
    'tiffin',
    'lunch box',
    'lunchbox',
    'dabba',
    'packed lunch',
    'office lunch',
    'office tiffin',
    'tiffin box',
    'tiffin ideas',
    'school lunch',
    'lunch',
    'meal prep',
    'kids tiffin',
    'school tiffin',
    'leftovers',
  ],
  facts: [
    {
      id: 'tiffin-home',
      role: 'why',
      text: 'A systematic review found that people who eat out get more energy, more fat and fewer micronutrients.',
      sources: ['lachat_2012'],
    },
    {
      id: 'tiffin-plate',
      role: 'how',
      text: 'Harvard’s Healthy Eating Plate fits a tiffin well: half vegetables and fruit, a quarter whole grains and a quarter a protein food.',
      sources: ['harvard_plate'],
    },
    {
      id: 'tiffin-groups',
      role: 'how',
      text: 'Indian guidelines advise drawing on at least eight food groups over the day.',
      sources: ['icmr_nin_2024'],
    },
    {
      id: 'tiffin-two-hours',
      role: 'how_much',
      text: 'Cooked food should not be left at room temperature for more than 2 hours: hot food should stay above 60 °C, cold food below 5 °C.',
      sources: ['who_five_keys'],
    },
    {
      id: 'tiffin-reheat',
      role: 'how',
      text: 'Reheated food is safe when the middle is steaming hot, which means at least 70 °C all the way through.',
      sources: ['who_five_keys'],
    },
    {
      id: 'tiffin-rice',
      role: 'care',
      text: 'Rice needs special care, because spores in it survive cooking: cool leftovers quickly, within an hour if possible, keep them in the refrigerator and eat them within a day.',
      sources: ['fsa_home_food'],
    },
    {
      id: 'tiffin-nuts',
      role: 'care',
      text: 'Whole nuts can choke children under the age of five, so they get them ground or as a smooth paste only, and none at all with a nut allergy.',
      sources: ['nhs_weaning'],
    },
  ],
}
