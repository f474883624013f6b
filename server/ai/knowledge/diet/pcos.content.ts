import type { Subject } from '../subject.ts'

export const PCOS: Subject = {
  id: 'pcos',
  category: 'diet',
  name: 'eating with PCOS',
  keywords: [
    'pcos',
    'pcod',
    'polycystic ovary syndrome',
    'polycystic ovarian syndrome',
    'polycystic ovaries',
    'polycystic',
    'pcos diet',
    'pcod diet',
    'pcos diet plan',
    'inositol',
  ],
  facts: [
    {
      id: 'pcos-common',
      role: 'why',
      text: 'PCOS is one of the most common hormonal conditions in women of reproductive age, and many who have it do not know it, says the World Health Organization.',
      sources: ['who_pcos'],
    },
    {
      id: 'pcos-risks',
      role: 'why',
      text: 'PCOS reaches beyond periods and skin: women who have it more often develop type 2 diabetes, risks for the heart, and anxiety and depression, so the international guideline asks for care of all of these.',
      sources: ['pcos_guideline_2023'],
    },
    {
      id: 'pcos-activity',
      role: 'how_much',
      text: 'For adults with PCOS the international guideline advises the usual amounts of movement, at least 150 to 300 minutes of moderate activity a week and exercises that strengthen the muscles on two days, and adds that any activity is better than none.',
      sources: ['pcos_guideline_2023'],
    },
    {
      id: 'pcos-no-one-diet',
      role: 'how',
      text: 'No one diet is better than another: the international guideline found no evidence that any type of diet does more for weight, hormones, metabolism, fertility or mood in PCOS, and recommends balanced eating that fits the person.',
      sources: ['pcos_guideline_2023'],
    },
    {
      id: 'pcos-without-loss',
      role: 'how',
      text: 'Healthy habits can help even when weight does not change, says the international guideline on PCOS, and it advises against diets that are too strict or unbalanced.',
      sources: ['pcos_guideline_2023'],
    },
    {
      id: 'pcos-stigma',
      role: 'care',
      text: 'Many women with PCOS are blamed for their weight, which does harm. Weight should be discussed only with their consent, and blame has no place in care, according to the international guideline.',
      sources: ['pcos_guideline_2023'],
    },
    {
      id: 'pcos-mind',
      role: 'care',
      text: 'Depression, anxiety and disordered eating are more common with PCOS, so the international guideline asks those who treat it to look for them and offer help.',
      sources: ['pcos_guideline_2023'],
    },
    {
      id: 'pcos-inositol',
      role: 'care',
      text: 'For inositol, which is often sold to women with PCOS, the evidence is limited, and so are the clinical benefits. The doctor, who knows the other medicines and any plan for a pregnancy, can help to decide whether to take it.',
      sources: ['pcos_guideline_2023'],
    },
  ],
}
