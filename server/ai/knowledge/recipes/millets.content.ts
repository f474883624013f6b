import type { Subject } from '../subject.ts'

export const MILLETS: Subject = {
  id: 'millets',
  category: 'recipes',
  name: 'cooking with millets',
  keywords: [
    'millet',
    'millets',
    'ragi',
    'nachni',
    'mandua',
    'finger millet',
    'bajra',
    'pearl millet',
    'jowar',
    'sorghum',
    'foxtail millet',
    'kangni',
    'kodo',
    'kutki',
    'sama',
    'barnyard millet',
    'shree anna',
    'bajra roti',
    'ragi dosa',
  ],
  meaning:
    'Millets are small-seeded grains such as ragi, bajra, jowar, kodo and foxtail millet, which India has cooked as roti, porridge and khichdi for a very long time.',
  facts: [
    {
      id: 'millets-glycaemic',
      role: 'why',
      text: 'A review of 39 studies put the mean glycaemic index of millets at 52.7, against 71.7 for milled rice and 74.2 for refined wheat; the figure depends on the grain and how you cook it.',
      sources: ['anitha_2021'],
    },
    {
      id: 'millets-whole',
      role: 'why',
      text: 'Carbohydrate should come mainly from whole grains, vegetables, fruit and pulses, says the World Health Organization. On the Indian model plate, millets belong with the cereals.',
      sources: ['who_carbohydrate_2023', 'icmr_nin_2024'],
    },
    {
      id: 'millets-ragi',
      role: 'how_much',
      text: 'Ragi stands out for calcium: 100 g of the grain has about 350 mg.',
      sources: ['ifct_2017'],
    },
    {
      id: 'millets-plate',
      role: 'how_much',
      text: 'For a day of 2,000 kcal the Indian guidelines of 2024 allow about 250 g of cereals and millets together, weighed dry, so millets take the place of rice and wheat and are not added on top.',
      sources: ['icmr_nin_2024'],
    },
    {
      id: 'millets-sprout',
      role: 'how',
      text: 'Soaking, malting and fermenting cereals lower their phytate and make more of the iron and zinc available to the body.',
      sources: ['hotz_gibson_2007'],
    },
    {
      id: 'millets-diabetes',
      role: 'care',
      text: 'A lower glycaemic index does not make a large portion harmless, because the total amount of carbohydrate in a meal still counts for blood glucose.',
      sources: ['ada_2026'],
    },
    {
      id: 'millets-slowly',
      role: 'care',
      text: 'People who are used to refined grains should add fibre-rich foods slowly, because a quick change can cause wind and cramps.',
      sources: ['medlineplus_fibre'],
    },
  ],
  steps: [
    'Rinse small millets in several changes of water and soak them before cooking.',
    'Cook foxtail or kodo millet like rice, with vegetables, as pulao or curd rice.',
    'Knead bajra or jowar flour with hot water, press the roti between the palms and eat it fresh.',
    'Mix ragi flour into dosa batter or wheat atta, and raise the share as the family gets used to it.',
    'Simmer bajra with moong dal, carrots and peas for a winter khichdi.',
    'Store millet flour in a closed tin in a cool place and buy small amounts, as it turns bitter sooner than atta.',
  ],
  example:
    'One day of the week can easily have three millets. Breakfast is ragi dosa with groundnut chutney, lunch is foxtail millet pulao with beans, carrots and raita, and dinner is jowar roti with dal and baingan.',
  questions: [
    'Which millet is grown or sold fresh near me?',
    'In which meal of the week could I change the grain without complaints at the table?',
    'Do I have a condition, such as diabetes, so that I should plan the portion with a dietitian?',
  ],
}
