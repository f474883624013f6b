import type { Subject } from '../subject.ts'

export const GESTATIONAL_DIABETES: Subject = {
  id: 'gestational-diabetes',
  category: 'diet',
  name: 'eating with gestational diabetes',
  keywords: [
    'gestational diabetes',
    'gdm',
    'gestational diabetes diet',
    'gdm diet',
    'diabetes in pregnancy',
    'diabetes during pregnancy',
    'pregnancy diabetes',
    'sugar in pregnancy',
    'sugar during pregnancy',
    'high sugar in pregnancy',
  ],
  meaning: 'Gestational diabetes is high blood sugar that is first found during a pregnancy.',
  facts: [
    {
      id: 'gestational-diabetes-risk',
      role: 'why',
      text: 'Without treatment, gestational diabetes can lead to high blood pressure, a large baby and a difficult birth. The mother and the child are also more likely to have type 2 diabetes later, say India’s national guidelines.',
      sources: ['mohfw_gdm'],
    },
    {
      id: 'gestational-diabetes-everyone',
      role: 'why',
      text: 'Every pregnant woman in India should be tested at her first antenatal visit and, if the result is normal, again at 24 to 28 weeks.',
      sources: ['mohfw_gdm'],
    },
    {
      id: 'gestational-diabetes-test',
      role: 'how_much',
      text: 'The Indian test needs no fasting: a drink with 75 g of glucose, and one blood sample after 2 hours. A value of 140 mg/dL or more means gestational diabetes.',
      sources: ['seshiah_2009', 'mohfw_gdm'],
    },
    {
      id: 'gestational-diabetes-target',
      role: 'how_much',
      text: 'During treatment, blood sugar 2 hours after a meal should be below 120 mg/dL, say India’s national guidelines.',
      sources: ['mohfw_gdm'],
    },
    {
      id: 'gestational-diabetes-first',
      role: 'how',
      text: 'Treatment begins with a meal plan and movement for 2 weeks. Medicine is added by the doctor when blood sugar stays too high.',
      sources: ['mohfw_gdm'],
    },
    {
      id: 'gestational-diabetes-meals',
      role: 'how',
      text: 'Starchy foods are best spread over three small meals and two or three snacks, say India’s national guidelines, instead of three large meals.',
      sources: ['mohfw_gdm'],
    },
    {
      id: 'gestational-diabetes-grains',
      role: 'how',
      text: 'Whole grains such as bajra, jowar and ragi, whole pulses, vegetables and whole fruit are better choices than sugar, honey and maida, according to India’s national guidelines.',
      sources: ['mohfw_gdm'],
    },
    {
      id: 'gestational-diabetes-no-dieting',
      role: 'care',
      text: 'A plan for gestational diabetes is no diet to lose weight: British guidance does not recommend dieting in pregnancy.',
      sources: ['nice_ng247'],
    },
    {
      id: 'gestational-diabetes-before',
      role: 'care',
      text: 'Diabetes that was there before the pregnancy is a different matter, and needs specialist care that ideally begins before conception.',
      sources: ['ada_2026'],
    },
    {
      id: 'gestational-diabetes-after-birth',
      role: 'care',
      text: 'Blood sugar has to be tested again 6 weeks after the birth, because the risk of type 2 diabetes remains.',
      sources: ['mohfw_gdm'],
    },
  ],
  steps: [
    'Ask for the glucose test at your first antenatal visit if nobody has offered it.',
    'Split breakfast into two small parts, such as a besan chilla now and fruit with nuts later.',
    'Have dal, curd, egg, paneer or fish with every roti or bowl of rice.',
    'Choose bajra, jowar, ragi or whole-wheat roti over maida and polished rice.',
    'Leave out sweet drinks and juice, and eat fruit whole.',
    'Walk for a few minutes after meals if your doctor agrees.',
    'Write down meals and readings, and take the notes to each check-up.',
  ],
  example:
    'Breakfast is one vegetable besan chilla with curd, and a guava with a few almonds follows two hours later. Lunch brings two small rotis, dal, bhindi and salad, and the evening snack is roasted chana. Dinner is one jowar roti with paneer and palak, and a glass of milk comes before bed.',
  questions: [
    'Has my blood sugar been tested in this pregnancy, and when is the next test?',
    'Which meal raises my readings most?',
    'What is my own target, and whom do I call when a reading is high?',
    'When is my glucose test after the birth?',
  ],
}
