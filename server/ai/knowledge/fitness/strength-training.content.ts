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
  meaning:
    'Strength training means working the muscles against a load, which may be a dumbbell, an elastic band, a bag of rice or the weight of your own body.',
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
  steps: [
    'Fix two days with at least a day of rest between them, for example Tuesday and Friday.',
    'Warm up by marching on the spot or climbing a floor of stairs at an easy pace.',
    'Sit down slowly on a firm chair and stand up again without using your hands.',
    'Push away from a wall or the kitchen counter with your back straight.',
    'Pull a towel or an elastic band towards your ribs, as if you were working a hand pump.',
    'Breathe out as you lift, and never hold your breath.',
    'Write down what you lifted, so that the next increase is a small one.',
  ],
  example:
    'A first session at home could be one set each of chair squats, wall push-ups and band rows, with 8 to 12 repetitions and a pause in between. After a few weeks, when the last repetitions feel easy, a second set or filled water bottles make it harder.',
  questions: [
    'Which everyday task, such as lifting a gas cylinder or climbing stairs, would you like to find easier?',
    'Who could check your posture in the first sessions?',
    'Do you have an old injury or a condition that a doctor or physiotherapist should know about before you start?',
  ],
}
