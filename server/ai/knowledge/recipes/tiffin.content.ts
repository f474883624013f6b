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
  meaning:
    'A tiffin is a meal cooked at home and eaten a few hours later, so it has to be balanced, safe and tasty when cold or reheated.',
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
  steps: [
    'Decide on the boxes for the week on Sunday, and soak rajma or chana the evening before.',
    'Pack one part grain, one part protein food and two parts vegetables and fruit.',
    'Fill hot food steaming into an insulated flask that was rinsed with boiling water.',
    'Carry curd, cut fruit and salad with an ice pack, and eat them first.',
    'Choose dry sabzis, parathas, chillas, pulao or idlis, which travel without leaking.',
    'Reheat the box until it steams, stirring once.',
    'Throw away what comes home warm and half eaten.',
  ],
  example:
    'Monday’s box has two methi parathas, a small pot of thick curd, cucumber sticks and a guava. On Tuesday there is vegetable pulao with soya granules and a kachumber. On Wednesday there are roti rolls with paneer and capsicum, and a banana.',
  questions: [
    'How many hours pass between packing and eating, and is there a refrigerator or a microwave?',
    'Which compartment of my box is always the largest?',
    'Does anyone who eats with my child have a nut allergy?',
  ],
}
