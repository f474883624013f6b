import type { Subject } from '../subject.ts'

export const FOOD_LABELS: Subject = {
  id: 'food-labels',
  category: 'lifestyle',
  name: 'reading food labels',
  keywords: [
    'food label',
    'food labels',
    'label',
    'labels',
    'reading labels',
    'nutrition label',
    'ingredients',
    'packaged food',
    'processed food',
    'ultra-processed',
    'fssai',
    'expiry',
    'best before',
    'additives',
    'serving size',
    'packet',
    'grocery',
    'supermarket',
  ],
  meaning:
    'A food label tells you what a packed food is made of, what it contains, who made it and until when it is good.',
  facts: [
    {
      id: 'food-labels-effect',
      role: 'why',
      text: 'Labels can change what is eaten: in a meta-analysis of interventions, food labelling lowered the intake of energy by about 7 per cent and of total fat by about 11 per cent.',
      sources: ['shangguan_2019'],
    },
    {
      id: 'food-labels-processed',
      role: 'why',
      text: 'Indian guidelines ask people to read the information on labels and to keep ultra-processed foods to a minimum.',
      sources: ['icmr_nin_2024'],
    },
    {
      id: 'food-labels-order',
      role: 'how',
      text: 'Ingredients are listed by weight or volume in descending order, so the first two or three names tell you what the food mainly is.',
      sources: ['fssai_labelling_2020'],
    },
    {
      id: 'food-labels-nutrients',
      role: 'how',
      text: 'The nutrition table of an Indian packet must state energy, protein, carbohydrate with total and added sugars, total, saturated and trans fat, cholesterol and sodium, for 100 g or 100 ml.',
      sources: ['fssai_labelling_2020'],
    },
    {
      id: 'food-labels-reference',
      role: 'how_much',
      text: 'The percentages per serving are worked out for 2,000 kcal a day with 50 g of added sugar and 2,000 mg of sodium, the sodium of 5 g of salt; they are a yardstick, not a goal.',
      sources: ['fssai_labelling_2020'],
    },
    {
      id: 'food-labels-symbols',
      role: 'how',
      text: 'A green circle in a green square marks vegetarian food in India, and a brown triangle in a brown square food that is not vegetarian.',
      sources: ['fssai_labelling_2020'],
    },
    {
      id: 'food-labels-allergens',
      role: 'care',
      text: 'People with a food allergy should read the allergen statement on every purchase, where cereals with gluten, milk, egg, fish, crustaceans, peanuts, tree nuts, soya and sulphites have to be declared.',
      sources: ['fssai_labelling_2020'],
    },
  ],
  steps: [
    'Read the back of the packet before the front.',
    'Look at the first three ingredients, and put the packet back if sugar or maida comes first in a food sold as healthy.',
    'Compare two brands by the column for 100 g, not by the serving, which each maker chooses.',
    'Check the lines for added sugars, saturated fat and sodium in that order.',
    'Count how many servings the packet has and how many you eat at once.',
    'Check the date and the licence number, above all on loose-looking packs of sweets and paneer.',
    'Photograph the label of a food that suits your family, and use it as the yardstick.',
  ],
  example:
    'Compare two packets of multigrain biscuits. The first lists maida and sugar first, the second whole-wheat flour and oats. In the column for 100 g the second also has less sodium and less added sugar, so it goes into the basket.',
  questions: [
    'Which five packed foods does my home buy every week?',
    'What do their first three ingredients say?',
    'Does anyone in the family have an allergy or illness, so that we must read labels?',
  ],
}
