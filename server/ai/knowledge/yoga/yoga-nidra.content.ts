import type { Subject } from '../subject.ts'

export const YOGA_NIDRA: Subject = {
  id: 'yoga-nidra',
  category: 'yoga',
  name: 'yoga nidra and deep relaxation',
  keywords: [
    'yoga nidra',
    'yoganidra',
    'shavasana',
    'savasana',
    'relaxation',
    'deep relaxation',
    'body scan',
    'yoga for sleep',
    'yoga and sleep',
    'bedtime yoga',
    'progressive muscle relaxation',
    'unwind',
    'rest',
  ],
  facts: [
    {
      id: 'yoga-nidra-online',
      role: 'why',
      text: 'In an online study with 771 people, those who listened to an 11-minute yoga nidra recording for 30 days reported less stress and better sleep and well-being than a waiting group. The effects were small or very small.',
      sources: ['moszeik_2022'],
    },
    {
      id: 'yoga-nidra-insomnia',
      role: 'why',
      text: 'A small Indian trial among 41 people with chronic insomnia found that sleep improved with yoga nidra. Larger trials are needed before much can be concluded.',
      sources: ['datta_2021'],
    },
    {
      id: 'yoga-nidra-mood',
      role: 'why',
      text: 'A Cochrane review found that relaxation techniques reduce self-rated depressive symptoms more than little or no treatment does, but less than psychological therapy.',
      sources: ['cochrane_relaxation_2008'],
    },
    {
      id: 'yoga-nidra-length',
      role: 'how_much',
      text: 'A full session of yoga nidra usually takes about 30 minutes, and a shortened recording of 11 minutes has been studied as well.',
      sources: ['moszeik_2022'],
    },
    {
      id: 'yoga-nidra-response',
      role: 'how',
      text: 'Relaxation techniques such as guided imagery, progressive muscle relaxation and slow breathing aim at the body’s relaxation response: slower breathing, lower blood pressure and a lower heart rate.',
      sources: ['nccih_relaxation'],
    },
    {
      id: 'yoga-nidra-care',
      role: 'care',
      text: 'Relaxation is generally safe for healthy people, yet some feel more anxious, have intrusive thoughts or fear losing control. People with epilepsy, certain psychiatric conditions or a history of trauma should ask their doctor first.',
      sources: ['nccih_relaxation'],
    },
    {
      id: 'yoga-nidra-not-instead',
      role: 'care',
      text: 'Relaxation does not replace treatment, and it is no reason to postpone seeing a health professional about a medical problem.',
      sources: ['nccih_relaxation'],
    },
  ],
}
