import type { Subject } from '../subject.ts'

export const SURYA_NAMASKAR: Subject = {
  id: 'surya-namaskar',
  category: 'yoga',
  name: 'Surya Namaskar',
  keywords: [
    'surya namaskar',
    'suryanamaskar',
    'sun salutation',
    'sun salutations',
    'yoga and weight loss',
    'yoga for weight loss',
    'power yoga',
    'vinyasa',
    'vinyasa yoga',
    'dynamic yoga',
    'yoga calories',
  ],
  facts: [
    {
      id: 'surya-namaskar-intensity',
      role: 'why',
      text: 'Most yoga is light activity, but a review of its energy cost found that Surya Namaskar was among the few practices that reached moderate or even vigorous intensity.',
      sources: ['larson_meyer_2016'],
    },
    {
      id: 'surya-namaskar-heart',
      role: 'why',
      text: 'In a laboratory study of six healthy Asian Indian adults, a 30-minute session of Surya Namaskar raised the heart rate to about 80 per cent of its maximum on average. Six practised people are a very small group, and beginners may respond differently.',
      sources: ['mody_2011'],
    },
    {
      id: 'surya-namaskar-week',
      role: 'how_much',
      text: 'Rounds that make a person breathe harder can count towards the 150 to 300 minutes of moderate activity a week that the World Health Organization advises.',
      sources: ['who_activity_2020', 'larson_meyer_2016'],
    },
    {
      id: 'surya-namaskar-gradual',
      role: 'how',
      text: 'Adults who have not been active are advised to start with small amounts and to increase frequency, intensity and duration over time.',
      sources: ['who_activity_2020'],
    },
    {
      id: 'surya-namaskar-breath',
      role: 'how',
      text: 'The Common Yoga Protocol asks people to breathe through the nostrils and not to hold the breath unless the practice requires it.',
      sources: ['ayush_protocol'],
    },
    {
      id: 'surya-namaskar-care',
      role: 'care',
      text: 'People with severe high blood pressure, balance problems, glaucoma, or knee, hip or lower back trouble may need to change or leave out parts of a practice, and should talk to their doctor and the instructor first.',
      sources: ['nccih_yoga'],
    },
    {
      id: 'surya-namaskar-eyes',
      role: 'care',
      text: 'Head-down postures raise the pressure inside the eye for as long as they are held: a small study measured the highest rise, in people with and without glaucoma, in downward-facing dog.',
      sources: ['jasien_2015'],
    },
  ],
}
