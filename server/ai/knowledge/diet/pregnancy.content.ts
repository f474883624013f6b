import type { Subject } from '../subject.ts'

export const PREGNANCY: Subject = {
  id: 'pregnancy',
  category: 'diet',
  name: 'eating in pregnancy',
  keywords: [
    'pregnancy',
    'pregnant',
    'pregnant women',
    'eating in pregnancy',
    'pregnancy diet',
    'pregnancy food',
    'prenatal diet',
    'antenatal diet',
    'expecting mothers',
    'mothers to be',
    'mother to be',
    'trimester',
    'garbhavastha',
    'garbhvati',
    'morning sickness',
  ],
  meaning:
    'Eating in pregnancy has to feed a woman and a growing child, and it goes together with the check-ups of antenatal care.',
  facts: [
    {
      id: 'pregnancy-counselling',
      role: 'why',
      text: 'Healthy eating and movement belong to every pregnancy: WHO recommends that women are counselled on both, to stay well and to avoid gaining too much weight.',
      sources: ['who_anc_2016'],
    },
    {
      id: 'pregnancy-iron-folic-acid',
      role: 'why',
      text: 'Iron and folic acid are recommended by WHO for all pregnant women, against anaemia in the mother, low birth weight and birth before term. India’s antenatal services provide both, and how they are taken is as prescribed there.',
      sources: ['who_anc_2016', 'anemia_mukt_bharat'],
    },
    {
      id: 'pregnancy-caffeine',
      role: 'how_much',
      text: 'Caffeine is best limited to 200 mg a day in pregnancy, advises the NHS, with tea, coffee, cola and chocolate counted together.',
      sources: ['nhs_pregnancy_foods'],
    },
    {
      id: 'pregnancy-more',
      role: 'how',
      text: 'The Indian guidelines ask families to give a pregnant woman additional food and health care. The NHS adds that “eating for two” is not needed, even with twins.',
      sources: ['icmr_nin_2024', 'nhs_pregnancy_diet'],
    },
    {
      id: 'pregnancy-safe-food',
      role: 'how',
      text: 'Food has to be safer than usual: in pregnancy the NHS advises against milk that is neither pasteurised nor boiled, raw or undercooked meat, and liver, and asks that fruit, vegetables and salads are washed well.',
      sources: ['nhs_pregnancy_foods'],
    },
    {
      id: 'pregnancy-sickness-food',
      role: 'how',
      text: 'With morning sickness, small and frequent plain meals, something dry before getting up and sips of water may help. Some people find ginger in food or drinks useful.',
      sources: ['nhs_morning_sickness'],
    },
    {
      id: 'pregnancy-alcohol',
      role: 'care',
      text: 'No amount of alcohol is known to be safe in pregnancy, at any time.',
      sources: ['cdc_alcohol_pregnancy'],
    },
    {
      id: 'pregnancy-no-dieting',
      role: 'care',
      text: 'Pregnancy is no time to try to lose weight: British guidance does not recommend dieting then, as it may harm the health of the unborn child. A worry about weight belongs in the antenatal check-up.',
      sources: ['nice_ph27'],
    },
    {
      id: 'pregnancy-vomiting',
      role: 'care',
      text: 'A pregnant woman who cannot keep food or drink down for 24 hours, passes hardly any urine, loses weight or vomits blood needs a doctor or midwife without delay.',
      sources: ['nhs_morning_sickness'],
    },
  ],
  steps: [
    'Register for antenatal care early, and keep every appointment.',
    'Take the iron and folic acid that you are given as prescribed, and speak up when they upset you.',
    'Put dal, vegetables, curd or milk, fruit and, where you eat them, eggs or well-cooked fish or meat on the day’s plate.',
    'Boil milk, wash fruit and greens well, and eat food freshly cooked and hot.',
    'Eat small meals more often on days of nausea.',
    'Leave out alcohol and tobacco, and ask your family to keep smoke out of the rooms.',
    'Ask the doctor or midwife before any supplement, churna or home remedy.',
  ],
  example:
    'On a good day breakfast is vegetable upma with boiled milk, and a banana follows. Lunch brings rotis, dal, palak, curd and a washed tomato salad, the evening roasted chana and an orange, and dinner moong khichdi with vegetables. On a day of nausea the same food is spread over many small plates, beginning with dry toast.',
  questions: [
    'When is the next antenatal check-up, and what shall I ask there about food?',
    'Which foods does my family forbid or urge upon me, and what does my doctor say to that?',
    'Do I have a condition that needs a plan of its own?',
    'Who can cook or shop on the days when I cannot?',
  ],
}
