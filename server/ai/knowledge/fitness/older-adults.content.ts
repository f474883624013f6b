import type { Subject } from '../subject.ts'

export const OLDER_ADULTS: Subject = {
  id: 'exercise-older-adults',
  category: 'fitness',
  name: 'exercise for older adults',
  keywords: [
    'older adults',
    'older people',
    'elderly',
    'senior citizens',
    'seniors',
    'exercise after 60',
    'exercise over 60',
    'ageing',
    'aging',
    'falls',
    'fall prevention',
    'balance exercises',
    'sarcopenia',
    'frailty',
    'grandparents',
    'retirement',
  ],
  facts: [
    {
      id: 'exercise-older-adults-falls',
      role: 'why',
      text: 'A Cochrane review of 108 trials found with high certainty that exercise reduces falls in older people living at home by about 23 per cent.',
      sources: ['cochrane_falls_2019'],
    },
    {
      id: 'exercise-older-adults-strength',
      role: 'why',
      text: 'Trials in older adults show that training against rising resistance, mostly two to three times a week, improves strength and tasks such as getting up from a chair.',
      sources: ['cochrane_strength_2009'],
    },
    {
      id: 'exercise-older-adults-week',
      role: 'how_much',
      text: 'Adults aged 65 and over are advised to do the same 150 to 300 minutes of moderate activity a week as younger adults. On 3 or more days they should do varied activity that trains balance and strength.',
      sources: ['who_activity_2020'],
    },
    {
      id: 'exercise-older-adults-protein',
      role: 'how_much',
      text: 'An international expert group advises healthy older people to eat 1.0 to 1.2 g of protein per kilogram of body weight a day, which is more than the general allowance. Severe kidney disease is an exception.',
      sources: ['bauer_2013'],
    },
    {
      id: 'exercise-older-adults-what',
      role: 'how',
      text: 'Programmes that reduce falls mainly train balance and everyday movements, such as standing up, stepping and reaching, often together with strength exercises.',
      sources: ['cochrane_falls_2019'],
    },
    {
      id: 'exercise-older-adults-ability',
      role: 'how',
      text: 'Older adults are advised to be as active as their ability allows, and to adjust the effort to their level of fitness.',
      sources: ['who_activity_2020'],
    },
    {
      id: 'exercise-older-adults-care',
      role: 'care',
      text: 'People who have been inactive and live with heart disease, diabetes or kidney disease should have medical clearance before they begin to exercise. For any new chest discomfort, dizziness or fainting, see a doctor first.',
      sources: ['acsm_screening_2015'],
    },
  ],
}
