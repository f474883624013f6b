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
  meaning:
    'Eating around yoga means when to eat so that practice is comfortable, and what a simple, often vegetarian plate should have.',
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
  steps: [
    'Practise before breakfast, or leave a few hours after lunch or dinner.',
    'Take a few sips of water or half a banana before an early class if you feel weak.',
    'Afterwards, have a proper meal, such as idli and sambar or vegetable dalia with curd.',
    'Put dal or chana on the plate at both main meals, so that a light plate is still a complete one.',
    'Squeeze lemon over sprouts, poha or palak.',
    'Keep water near the mat in the hot months.',
  ],
  example:
    'On a weekday, yoga comes before breakfast; afterwards it takes 20 to 30 minutes to get the tiffin ready, and then there is moong chilla with curd and a guava. For an evening class, lunch is the main meal, with a small bowl of roasted makhana in the afternoon.',
  questions: [
    'How long after a meal do bends and twists feel comfortable to you?',
    'Does your vegetarian plate have a pulse and a source of vitamin B12 every day?',
    'Do you take medicine for diabetes, so that you should ask your doctor about practising on an empty stomach?',
  ],
}
