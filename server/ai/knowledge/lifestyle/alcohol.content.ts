import type { Subject } from '../subject.ts'

export const ALCOHOL: Subject = {
  id: 'alcohol',
  category: 'lifestyle',
  name: 'alcohol',
  keywords: [
    'alcohol',
    'drinking',
    'beer',
    'wine',
    'whisky',
    'whiskey',
    'rum',
    'sharab',
    'daru',
    'liquor',
    'hangover',
    'cocktail',
    'cocktails',
    'social drinking',
    'mocktail',
  ],
  facts: [
    {
      id: 'alcohol-cancer',
      role: 'why',
      text: 'Alcohol is a proven cause of cancer, including cancer of the breast, liver and bowel, and WHO in Europe states that no level of drinking is safe for health.',
      sources: ['who_europe_alcohol_2023'],
    },
    {
      id: 'alcohol-sleep',
      role: 'why',
      text: 'A drink may help you fall asleep sooner, but alcohol disturbs sleep in the second half of the night.',
      sources: ['ebrahim_2013'],
    },
    {
      id: 'alcohol-energy',
      role: 'how_much',
      text: 'Each gram of alcohol has about 7 kcal, nearly as much as fat with 9 kcal, before any mixer or fried snack is added.',
      sources: ['fao_energy_2003'],
    },
    {
      id: 'alcohol-days',
      role: 'how',
      text: 'Several drink-free days a week, smaller glasses and a limit set before the first drink are ways to cut down that the British health service recommends.',
      sources: ['nhs_alcohol_cutting_down'],
    },
    {
      id: 'alcohol-pregnancy',
      role: 'care',
      text: 'No amount of alcohol is known to be safe in pregnancy, so women who are pregnant or trying to become so are advised not to drink at all.',
      sources: ['cdc_alcohol_pregnancy'],
    },
    {
      id: 'alcohol-medicine',
      role: 'care',
      text: 'Alcohol can be dangerous together with many medicines, including sleeping tablets and painkillers, and can cause low blood sugar in people who use insulin or some diabetes tablets.',
      sources: ['niaaa_medicines', 'ada_2026'],
    },
    {
      id: 'alcohol-withdrawal',
      role: 'care',
      text: 'People who depend on alcohol should not stop suddenly without medical help, because withdrawal can be dangerous.',
      sources: ['nhs_alcohol_support'],
    },
  ],
}
