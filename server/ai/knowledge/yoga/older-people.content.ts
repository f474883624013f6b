import type { Subject } from '../subject.ts'

export const YOGA_OLDER_PEOPLE: Subject = {
  id: 'yoga-older-people',
  category: 'yoga',
  name: 'yoga for older people',
  keywords: [
    'yoga for seniors',
    'yoga for older people',
    'yoga for elderly',
    'yoga after 60',
    'senior citizens yoga',
    'chair yoga',
    'gentle yoga',
    'yoga for knees',
    'knee pain',
    'arthritis',
    'osteoarthritis',
    'elderly',
    'senior citizens',
    'older adults',
  ],
  facts: [
    {
      id: 'yoga-older-people-balance',
      role: 'why',
      text: 'A review of six trials with 307 people aged 60 and over found that yoga improved balance a little and mobility moderately. It did not show whether people fall less.',
      sources: ['youkhana_2016'],
    },
    {
      id: 'yoga-older-people-chair',
      role: 'why',
      text: 'In a trial of 131 older adults with osteoarthritis of hip, knee or ankle, 8 weeks of chair yoga reduced how much pain interfered with daily life, compared with a health education class.',
      sources: ['park_2017'],
    },
    {
      id: 'yoga-older-people-days',
      role: 'how_much',
      text: 'The World Health Organization advises people aged 65 and over to do varied activity that trains balance and strength on 3 or more days a week, and yoga can be part of that.',
      sources: ['who_activity_2020'],
    },
    {
      id: 'yoga-older-people-hold',
      role: 'how',
      text: 'For older people, holding a stretch for 30 to 60 seconds may bring more flexibility than shorter holds.',
      sources: ['acsm_quantity_2011'],
    },
    {
      id: 'yoga-older-people-capacity',
      role: 'how',
      text: 'The Common Yoga Protocol asks everyone to practise according to their own capacity, and to consult a doctor or yoga therapist first in case of chronic disease, pain or heart problems.',
      sources: ['ayush_protocol'],
    },
    {
      id: 'yoga-older-people-care',
      role: 'care',
      text: 'Older adults need more caution: in the United States, yoga injuries brought people aged 65 and over to emergency departments at a higher rate than younger adults.',
      sources: ['nccih_yoga'],
    },
  ],
}
