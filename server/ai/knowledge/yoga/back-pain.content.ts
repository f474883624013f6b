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
}
