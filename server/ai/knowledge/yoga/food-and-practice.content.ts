import type { Subject } from '../subject.ts'

export const YOGA_FOOD: Subject = {
  id: 'yoga-food',
  category: 'yoga',
  name: 'eating around yoga practice',
  keywords: [
    'yoga diet',
    'yogic diet',
    'sattvic',
    'sattvik',
    'satvik',
    'sattvic food',
    'sattvic diet',
    'eating before yoga',
    'eating after yoga',
    'food and yoga',
    'yoga on an empty stomach',
    'empty stomach',
    'light meal',
    'vegetarian yoga diet',
    'mitahara',
  ],
  facts: [
    {
      id: 'yoga-food-reflux',
      role: 'why',
      text: 'Lying down soon after a meal can bring acid up: for people with reflux, eating at least 3 hours before lying down may help.',
      sources: ['niddk_reflux'],
    },
    {
      id: 'yoga-food-plate',
      role: 'why',
      text: 'Simple vegetarian food is not balanced by itself: the national guidelines limit cereals to 45 per cent of the day’s energy and ask for pulses, vegetables, fruit, nuts and milk as well.',
      sources: ['icmr_nin_2024'],
    },
    {
      id: 'yoga-food-after',
      role: 'how_much',
      text: 'India’s Common Yoga Protocol suggests waiting 20 to 30 minutes after the practice before eating or bathing. The rule comes from tradition and not from trials.',
      sources: ['ayush_protocol'],
    },
    {
      id: 'yoga-food-before',
      role: 'how',
      text: 'The Common Yoga Protocol asks for practice on an empty or light stomach, and allows a little honey in lukewarm water for those who feel weak.',
      sources: ['ayush_protocol'],
    },
    {
      id: 'yoga-food-iron',
      role: 'how',
      text: 'The body absorbs iron from plant foods better when the same meal contains vitamin C, for example from lemon, amla, guava or tomato.',
      sources: ['ods_iron'],
    },
    {
      id: 'yoga-food-b12',
      role: 'care',
      text: 'Vitamin B12 is not naturally present in plant foods. Vegetarians get some from milk and curd, while vegans need fortified foods or a supplement.',
      sources: ['ods_b12'],
    },
    {
      id: 'yoga-food-hot',
      role: 'care',
      text: 'Hot yoga has special risks of overheating and dehydration.',
      sources: ['nccih_yoga'],
    },
  ],
}
