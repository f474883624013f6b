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
  meaning:
    'Kitchen hygiene means the habits that keep germs out of food, or kill them before we eat it.',
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
  steps: [
    'Wash hands with soap before cooking, after raw meat or eggs and after the toilet.',
    'Use one board for raw meat and fish, and another for vegetables and rotis.',
    'Change or boil the kitchen cloth every day and let it dry in the sun.',
    'Boil loose milk, cool it quickly and put it into the refrigerator.',
    'Move leftover dal and rice into shallow boxes and refrigerate them soon after the meal.',
    'Reheat only what you will eat, once, until it steams.',
    'Store raw meat in a closed box on the lowest shelf.',
  ],
  example:
    'After Sunday lunch the leftover rajma goes into two shallow boxes and into the refrigerator before anyone takes a nap. On Monday one box is heated until it bubbles, and the rest stays cold. The chicken board has its own hook, and the cloths are drying in the sun.',
  questions: [
    'How long does cooked food stand on my stove before it is chilled or eaten?',
    'How cold is my refrigerator, and how full?',
    'Who in my home is very young, pregnant, old or ill, and needs more care?',
  ],
}
