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
}
