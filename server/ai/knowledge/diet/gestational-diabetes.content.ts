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
      id: 'gestational-diabetes-common',
      role: 'why',
      text: 'Diabetes in pregnancy is so common in India that the Diabetes in Pregnancy Study Group India calls a test essential for every pregnant woman.',
      sources: ['dipsi_2006'],
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
      text: 'A plan for gestational diabetes is not a diet to lose weight: British guidance does not recommend dieting in pregnancy.',
      sources: ['nice_ng247'],
    },
    {
      id: 'gestational-diabetes-before',
      role: 'care',
      text: 'Diabetes that was there before the pregnancy is different, and needs specialist care, ideally from before conception.',
      sources: ['ada_2026'],
    },
    {
      id: 'gestational-diabetes-after-birth',
      role: 'care',
      text: 'Blood sugar has to be tested again 6 weeks after the birth, because the risk of type 2 diabetes remains.',
      sources: ['mohfw_gdm'],
    },
  ],
}
