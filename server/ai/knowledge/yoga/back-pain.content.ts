import type { Subject } from '../subject.ts'

export const YOGA_BACK_PAIN: Subject = {
  id: 'yoga-back-pain',
  category: 'yoga',
  name: 'yoga for low back pain',
  keywords: [
    'back pain',
    'backache',
    'low back pain',
    'lower back',
    'lower back pain',
    'lumbar',
    'spine',
    'sciatica',
    'slipped disc',
    'kamar dard',
    'bhujangasana',
    'cat cow',
    'marjariasana',
    'setu bandhasana',
    'desk back pain',
  ],
  meaning:
    'Yoga for low back pain is a gentle programme of postures, breathing and relaxation for a back that has hurt for some time.',
  facts: [
    {
      id: 'yoga-back-pain-cochrane',
      role: 'why',
      text: 'A Cochrane review of 21 trials with 2,223 people found that yoga brings small improvements in back function and pain compared with no exercise, and that the gain in pain was too small to be clinically important. The certainty of the evidence was low to moderate.',
      sources: ['cochrane_back_2022'],
    },
    {
      id: 'yoga-back-pain-guideline',
      role: 'why',
      text: 'The American College of Physicians names yoga among several options other than medicines to try first for chronic low back pain, and rates the evidence as low in quality.',
      sources: ['acp_2017'],
    },
    {
      id: 'yoga-back-pain-other-exercise',
      role: 'how',
      text: 'Compared with other exercise for the back, yoga probably makes little or no difference to function, so choose the one you like.',
      sources: ['cochrane_back_2022'],
    },
    {
      id: 'yoga-back-pain-active',
      role: 'how',
      text: 'For most back pain the NHS advice is to stay active, to go on with daily activities and not to stay in bed for long.',
      sources: ['nhs_back_pain'],
    },
    {
      id: 'yoga-back-pain-worse',
      role: 'care',
      text: 'In the Cochrane trials more people reported side effects with yoga than without exercise, mostly a passing increase in back pain. Serious harm was not seen to be more frequent.',
      sources: ['cochrane_back_2022'],
    },
    {
      id: 'yoga-back-pain-alarm',
      role: 'care',
      text: 'Back pain with numbness around the genitals or buttocks, weakness or tingling in both legs, or trouble passing or holding urine or stool is an emergency. So is pain after a serious accident.',
      sources: ['nhs_back_pain'],
    },
  ],
  steps: [
    'Ask a doctor or physiotherapist before you begin if the pain is new, severe or runs down the leg.',
    'Find a teacher who works with back pain, and say where and when it hurts.',
    'On your hands and knees, gently round and hollow your back in time with your breath.',
    'Lie on your back with bent knees and lift your hips a little, as in Setu Bandhasana.',
    'Go only halfway in forward bends, and bend the knees.',
    'Come out of a posture if the pain gets worse or spreads.',
    'Get up from the desk between tasks and walk to the water cooler.',
  ],
  example:
    'Someone whose back aches after desk work goes to a gentle class on two evenings a week and repeats three of its movements at home on the mat before bed. Walking to the market stays part of every day, and the teacher is told when a posture makes the back worse.',
  questions: [
    'How long has your back hurt, and what makes it better or worse?',
    'Has a doctor looked at it, and ruled out a cause that needs treatment?',
    'Would you rather do yoga, walking or another exercise for the months to come?',
  ],
}
