import type { Subject } from '../subject.ts'

export const YOGA_AND_STRESS: Subject = {
  id: 'yoga-stress',
  category: 'yoga',
  name: 'yoga for stress and anxiety',
  keywords: [
    'yoga and stress',
    'yoga for stress',
    'stress relief yoga',
    'stress relief',
    'relieve stress',
    'yoga for anxiety',
    'anxiety',
    'stress',
    'stressed',
    'tension',
    'calm',
    'cortisol',
    'yoga and mental health',
    'yoga and mood',
    'exam stress',
    'work stress',
    'balasana',
    'relax',
  ],
  meaning:
    'Yoga for stress combines postures, slow breathing and rest to calm body and mind.',
  facts: [
    {
      id: 'yoga-stress-body',
      role: 'why',
      text: 'A meta-analysis of 42 studies found that practices which include yoga postures were linked with lower evening cortisol, blood pressure and resting heart rate than other activities used for comparison.',
      sources: ['pascoe_2017'],
    },
    {
      id: 'yoga-stress-anxiety',
      role: 'why',
      text: 'A review of eight trials with 319 people found small short-term effects of yoga on anxiety compared with no treatment. No effect could be shown for people with a diagnosed anxiety disorder.',
      sources: ['cramer_anxiety_2018'],
    },
    {
      id: 'yoga-stress-therapy',
      role: 'why',
      text: 'In a trial of 226 adults with generalised anxiety disorder, more people responded to yoga than to lessons about stress, but cognitive behavioural therapy did better than yoga.',
      sources: ['simon_2021'],
    },
    {
      id: 'yoga-stress-breathing',
      role: 'how',
      text: 'Calm, regular breathing gives the most benefit when it is done daily, and it can be practised standing, sitting in a chair or lying on a bed or mat.',
      sources: ['nhs_breathing'],
    },
    {
      id: 'yoga-stress-end',
      role: 'how',
      text: 'A session according to the Common Yoga Protocol is done in a quiet place with a relaxed body and mind, and ends with meditation and silence.',
      sources: ['ayush_protocol'],
    },
    {
      id: 'yoga-stress-care',
      role: 'care',
      text: 'Yoga should not be a reason to put off seeing a health professional about a medical problem, and people in treatment should tell their doctor about it.',
      sources: ['nccih_yoga'],
    },
  ],
  steps: [
    'Put the phone in another room for the length of the practice.',
    'Begin with slow shoulder circles and a few easy bends to the side.',
    'Rest in Balasana, with a pillow under your forehead if it does not reach the floor.',
    'Lie down with your calves on a chair, and let your breath slow down.',
    'Choose a short practice every day instead of a long one on Sunday.',
    'Tell one person at home when you practise, so that you are not disturbed.',
  ],
  example:
    'After the journey home a teacher closes the bedroom door, circles the shoulders, rests in Balasana and then lies with the legs on a chair, breathing quietly until the pressure cooker whistles. When worry keeps coming back for weeks, she also sees a doctor and goes on with yoga along with the treatment.',
  questions: [
    'Where do you feel stress first: in your jaw, your stomach or your sleep?',
    'Which ten quiet minutes of the day could be yours?',
    'Has worry begun to disturb your work, meals or sleep, so that you should ask a professional?',
  ],
}
