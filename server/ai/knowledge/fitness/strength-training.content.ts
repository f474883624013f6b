import type { Subject } from '../subject.ts'

export const STRENGTH_TRAINING: Subject = {
  id: 'strength-training',
  category: 'fitness',
  name: 'strength training',
  keywords: [
    'strength training',
    'strength',
    'weight training',
    'resistance training',
    'weights',
    'lifting',
    'weightlifting',
    'dumbbell',
    'dumbbells',
    'gym',
    'muscle strengthening',
    'squats',
    'push-ups',
    'toning',
    'women and weights',
    'bone strength',
  ],
  facts: [
    {
      id: 'strength-training-risk',
      role: 'why',
      text: 'In a review of cohort studies, people who did muscle-strengthening activities had a 10 to 17 per cent lower risk of early death, heart disease, cancer and diabetes than people who did none. The lowest risk was seen at about 30 to 60 minutes a week.',
      sources: ['momma_2022'],
    },
    {
      id: 'strength-training-function',
      role: 'why',
      text: 'A Cochrane review of 121 trials found that older adults who trained against rising resistance, mostly two to three times a week, grew stronger and did somewhat better at everyday tasks.',
      sources: ['cochrane_strength_2009'],
    },
    {
      id: 'strength-training-days',
      role: 'how_much',
      text: 'The World Health Organization advises adults to strengthen all major muscle groups on 2 or more days a week, in addition to walking or other aerobic activity.',
      sources: ['who_activity_2020'],
    },
    {
      id: 'strength-training-sets',
      role: 'how_much',
      text: 'The American College of Sports Medicine suggests 8 to 12 repetitions of an exercise for most adults, and 10 to 15 lighter ones for older people who are starting out. A muscle group needs about 48 hours of rest before you train it again.',
      sources: ['acsm_quantity_2011'],
    },
    {
      id: 'strength-training-three-moves',
      role: 'how',
      text: 'When time is short, a review of training methods suggests at least one exercise that bends the legs, one that pulls and one that pushes with the arms, because each works several muscles together.',
      sources: ['iversen_2021'],
    },
    {
      id: 'strength-training-progress',
      role: 'how',
      text: 'Raise the load a little at a time: once you can do one or two repetitions more than planned, American guidance of 2009 adds 2 to 10 per cent.',
      sources: ['acsm_progression_2009'],
    },
    {
      id: 'strength-training-care',
      role: 'care',
      text: 'People with known heart, metabolic or kidney disease, or with symptoms such as chest discomfort or fainting, are advised to get medical clearance before they start to exercise.',
      sources: ['acsm_screening_2015'],
    },
  ],
}
