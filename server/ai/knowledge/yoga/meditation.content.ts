import type { Subject } from '../subject.ts'

export const MEDITATION: Subject = {
  id: 'meditation',
  category: 'yoga',
  name: 'meditation and mindfulness',
  keywords: [
    'meditation',
    'meditate',
    'dhyana',
    'dhyan',
    'mindfulness',
    'mindfulness meditation',
    'vipassana',
    'concentration',
    'focus',
    'meditation for beginners',
    'morning meditation',
    'om chanting',
    'trataka',
  ],
  meaning:
    'Meditation means placing your attention on one thing, such as the breath or a sound, and coming back to it whenever your mind has wandered.',
  facts: [
    {
      id: 'meditation-goyal',
      role: 'why',
      text: 'A review of 47 trials with 3,515 people found moderate evidence that mindfulness meditation eases anxiety, depression and pain a little, and low evidence for stress.',
      sources: ['goyal_2014'],
    },
    {
      id: 'meditation-not-better',
      role: 'why',
      text: 'Reviewers found no evidence that meditation programmes work better than other active treatments such as exercise, medicines or behavioural therapy.',
      sources: ['goyal_2014'],
    },
    {
      id: 'meditation-regular',
      role: 'how',
      text: 'Most kinds of meditation share four elements: a quiet place, a comfortable posture, a focus of attention, and an open attitude that lets distractions come and go.',
      sources: ['nccih_meditation'],
    },
    {
      id: 'meditation-end-of-session',
      role: 'how',
      text: 'In the Common Yoga Protocol meditation comes near the end of the session, after postures and breathing.',
      sources: ['ayush_protocol'],
    },
    {
      id: 'meditation-harm',
      role: 'care',
      text: 'A review of 83 studies estimated that about 8 per cent of people had a negative experience with meditation, most often anxiety or low mood. The share is similar to that reported for psychological therapies.',
      sources: ['farias_2020', 'nccih_meditation'],
    },
    {
      id: 'meditation-not-instead',
      role: 'care',
      text: 'Meditation should not replace conventional care or delay seeing a doctor about a medical problem.',
      sources: ['nccih_meditation'],
    },
  ],
  steps: [
    'Sit on a cushion, a chair or the edge of the bed, so that your back is upright without strain.',
    'Set a soft alarm for a few minutes and put the phone face down.',
    'Follow the breath at your nostrils, or repeat a short word silently.',
    'When your mind wanders, notice it and come back without scolding yourself.',
    'Meditate before breakfast or after the evening lamp is lit, at the same place each time.',
    'Stop and talk to someone you trust if the practice makes you anxious or low.',
  ],
  example:
    'In the first week a student sits for a few minutes on a folded blanket before breakfast and counts the breaths, starting again whenever the count is lost. In the second week the same is done on the metro with open eyes, looking at one point on the floor.',
  questions: [
    'What are you hoping for: rest, attention, or a way to deal with worry?',
    'Which place at home is quiet for a few minutes of the day?',
    'Have you lived through something difficult that may come up in silence, so that you should have a teacher or therapist with you?',
  ],
}
