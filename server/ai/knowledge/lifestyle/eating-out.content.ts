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
}
