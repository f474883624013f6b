import type { Subject } from '../subject.ts'

export const EATING_OUT: Subject = {
  id: 'eating-out',
  category: 'lifestyle',
  name: 'eating out and ordering in',
  keywords: [
    'eating out',
    'restaurant',
    'restaurants',
    'ordering in',
    'takeaway',
    'takeout',
    'food delivery',
    'fast food',
    'street food',
    'junk food',
    'buffet',
    'party',
    'travel food',
    'dhaba',
    'pizza',
    'burger',
    'dining out',
  ],
  meaning:
    'Eating out means every meal not cooked at home: from a restaurant, canteen or street stall, at a wedding, or delivered to your door.',
  facts: [
    {
      id: 'eating-out-energy',
      role: 'why',
      text: 'People who eat out take in more energy and fat and fewer vitamins and minerals, a systematic review found.',
      sources: ['lachat_2012'],
    },
    {
      id: 'eating-out-portion',
      role: 'why',
      text: 'Larger plates, packages and portions make people eat more, as a Cochrane review of experiments concluded.',
      sources: ['hollands_2015'],
    },
    {
      id: 'eating-out-menu',
      role: 'how',
      text: 'Restaurants in India with a central licence or with outlets at 10 or more locations must print the calories of each serving on the menu.',
      sources: ['fssai_labelling_2020'],
    },
    {
      id: 'eating-out-reference',
      role: 'how_much',
      text: 'Indian labels and menus use 2,000 kcal a day as the reference for an average active adult, though your own need may differ.',
      sources: ['fssai_labelling_2020'],
    },
    {
      id: 'eating-out-slow',
      role: 'how',
      text: 'Eating slowly helps: in a review of experiments a slower pace led to a lower energy intake than a faster one.',
      sources: ['robinson_rate_2014'],
    },
    {
      id: 'eating-out-safe',
      role: 'care',
      text: 'Food that has been cooked through and is served steaming hot is safer than cut fruit, salads and chutneys that have been left in the open.',
      sources: ['who_five_keys'],
    },
  ],
  steps: [
    'Look at the menu before you go and decide while you are calm.',
    'Begin with a clear soup, a salad or tandoori vegetables instead of fried starters.',
    'Order one dal, one dry sabzi and one gravy for the table, and share.',
    'Ask for roti without butter, and for dressing or chutney on the side.',
    'Drink water, plain chaas or fresh lime with little sugar.',
    'Share the dessert, or save the meetha for a day when it is worth it.',
    'Ask for half of a large portion to be packed before you start.',
  ],
  example:
    'At a dhaba four people share dal tadka, bhindi, a raita and a green salad, with tandoori rotis without butter. Instead of a cold drink each, there is plain chaas for everyone. The gulab jamuns are shared, and the leftover dal goes home and into the refrigerator.',
  questions: [
    'How many meals in an ordinary week come from outside?',
    'Which of them do I enjoy, and which happen because nothing was planned?',
    'What could I have ready for the evenings when I am too tired to cook?',
  ],
}
