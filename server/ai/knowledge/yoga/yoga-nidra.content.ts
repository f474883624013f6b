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
  meaning:
    'Yoga nidra is a guided relaxation in which you lie down and move your attention through the body while you stay awake.',
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
  steps: [
    'Lie on a mat or durrie with a thin pillow, and cover yourself with a shawl.',
    'Choose a recording in the language you think in.',
    'Let your attention move from your right hand through the arm and on through the whole body.',
    'When your mind wanders, come back to the voice without blaming yourself.',
    'Open your eyes and sit with your back supported if lying still makes you uneasy.',
    'Roll to one side and get up slowly when it ends.',
    'Play it after work or before bed, and never while driving.',
  ],
  example:
    'After the dinner things are cleared away, a man lies down on the bedroom floor under a shawl and listens to an 11-minute recording in Hindi. On restless days he leaves his eyes open and only follows his breath.',
  questions: [
    'Is it tiredness, worry or a late screen that keeps you from resting?',
    'How do you feel when you lie still for a few minutes?',
    'Have sleep problems lasted for weeks, so that you should tell a doctor?',
  ],
}
