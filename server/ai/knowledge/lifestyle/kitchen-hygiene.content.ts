import type { Subject } from '../subject.ts'

export const KITCHEN_HYGIENE: Subject = {
  id: 'kitchen-hygiene',
  category: 'lifestyle',
  name: 'kitchen hygiene and food safety',
  keywords: [
    'hygiene',
    'kitchen hygiene',
    'food safety',
    'food poisoning',
    'food storage',
    'refrigerator',
    'fridge',
    'hand washing',
    'handwashing',
    'washing vegetables',
    'monsoon',
    'stomach infection',
    'diarrhoea',
    'safe food',
    'reheating',
    'kitchen',
  ],
  facts: [
    {
      id: 'kitchen-hygiene-burden',
      role: 'why',
      text: 'Unsafe food makes an estimated 600 million people ill each year, almost 1 in 10 people in the world.',
      sources: ['who_food_safety'],
    },
    {
      id: 'kitchen-hygiene-hands',
      role: 'why',
      text: 'Promoting handwashing prevents around 3 in 10 episodes of diarrhoea among children in day care, schools and communities, a Cochrane review of trials found.',
      sources: ['cochrane_handwashing_2021'],
    },
    {
      id: 'kitchen-hygiene-keys',
      role: 'how',
      text: 'Five keys sum up the advice of WHO: keep clean, separate raw and cooked, cook thoroughly, keep food at safe temperatures, and use safe water and raw materials.',
      sources: ['who_five_keys'],
    },
    {
      id: 'kitchen-hygiene-temperature',
      role: 'how_much',
      text: 'Food is safe to eat when its middle has reached 70 °C; after that, keep it above 60 °C or below 5 °C, and not for more than 2 hours in between.',
      sources: ['who_five_keys'],
    },
    {
      id: 'kitchen-hygiene-chicken',
      role: 'how',
      text: 'Raw chicken should not be washed, because the splashes spread germs over the sink and the worktop, and only cooking it through makes it safe.',
      sources: ['cdc_chicken'],
    },
    {
      id: 'kitchen-hygiene-risk',
      role: 'care',
      text: 'Pregnant women, young children, older people and people with weak immunity fall ill more easily, and should avoid raw milk and undercooked eggs, meat and fish.',
      sources: ['who_five_keys', 'cdc_safer_food'],
    },
  ],
}
