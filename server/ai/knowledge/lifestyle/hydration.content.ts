import type { Subject } from '../subject.ts'

export const HYDRATION: Subject = {
  id: 'hydration',
  category: 'lifestyle',
  name: 'drinking enough water',
  keywords: [
    'water',
    'hydration',
    'dehydration',
    'drinking water',
    'pani',
    'fluids',
    'nimbu pani',
    'chaas',
    'coconut water',
    'nariyal pani',
    'summer drinks',
    'heatwave',
    'heat',
    'loo',
    'ors',
    'electrolytes',
    'thirst',
    'summer',
  ],
  meaning:
    'Hydration is the balance between the water that leaves the body and the water that food and drink bring back.',
  facts: [
    {
      id: 'hydration-heat',
      role: 'why',
      text: 'In a heatwave the advice of India’s disaster authority is to drink water often, even without thirst, and to use oral rehydration solution or home drinks such as lassi, rice water, lemon water and buttermilk.',
      sources: ['ndma_heat'],
    },
    {
      id: 'hydration-sugar',
      role: 'why',
      text: 'Water quenches thirst without sugar, while a can of a sweetened soft drink can hold up to 40 g of free sugars.',
      sources: ['who_sugars_news_2015'],
    },
    {
      id: 'hydration-amount',
      role: 'how_much',
      text: 'European reference values for total water, food included, are 2.0 litres a day for women and 2.5 litres for men in moderate temperatures with moderate activity.',
      sources: ['efsa_water_2010'],
    },
    {
      id: 'hydration-food',
      role: 'how',
      text: 'Food usually supplies about 20 to 30 per cent of the day’s water, so curd, dal, fruit and vegetables count along with the glass.',
      sources: ['efsa_water_2010'],
    },
    {
      id: 'hydration-colour',
      role: 'how',
      text: 'Urine of a pale, clear yellow is a simple sign that a person is drinking enough.',
      sources: ['nhs_water'],
    },
    {
      id: 'hydration-limit',
      role: 'care',
      text: 'People with advanced heart failure or kidney disease may have been told to limit fluids, and should follow the amount set by their own doctor.',
      sources: ['medlineplus_fluid'],
    },
    {
      id: 'hydration-diarrhoea',
      role: 'care',
      text: 'In diarrhoea the loss of water and salts is the chief danger, and oral rehydration salts dissolved in clean water replace both; a person who cannot drink or is drowsy needs medical help at once.',
      sources: ['who_diarrhoea'],
    },
  ],
  steps: [
    'Start the day with a glass of water before tea.',
    'Keep a steel bottle on the desk and refill it at fixed moments, such as lunch and the end of work.',
    'Drink plain chaas or nimbu pani with little salt and little sugar in the hot months.',
    'Eat water-rich food in summer: kheera, tarbooj, lauki, curd and thin dal.',
    'Carry water on every errand in the heat, and rest in the shade at midday.',
    'Offer water to children and older people, who may not ask for it.',
  ],
  example:
    'On a May day there is water on waking, and a bottle goes along to work. Lunch comes with a glass of chaas and a cucumber salad, and nimbu pani waits at home in the evening. Dinner is dal with lauki, and the urine stays pale.',
  questions: [
    'How often do I go four hours without a drink on a working day?',
    'How many of my drinks are sweetened?',
    'Has a doctor set a limit for my fluids?',
  ],
}
