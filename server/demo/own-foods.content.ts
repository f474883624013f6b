import type { OwnFoodInput } from '#domain/foods/own/own-foods.schema.ts'
import { DIETITIAN_EMAIL } from './sign-ins.ts'

interface DemoFood {
  owner: string
  isProposed: boolean
  food: OwnFoodInput
}

const [MOONG_DAL, SPINACH, ONION, GINGER, GREEN_CHILLI, CUMIN, SALT, OIL, WATER] = [
  100029, 11457, 11282, 11216, 11670, 2014, 2047, 4506, 14411,
]

/** Foods that a dietitian has added: one private, one waiting for an admin. */
export const DEMO_FOODS: readonly DemoFood[] = [
  {
    owner: DIETITIAN_EMAIL,
    isProposed: false,
    food: {
      kind: 'food',
      name: 'Roasted jowar puffs, mint',
      hindi: 'भुने ज्वार पफ़, पुदीना',
      punjabi: 'ਭੁੰਨੇ ਜਵਾਰ ਪਫ਼, ਪੁਦੀਨਾ',
      spellings: ['jowar puffs', 'sorghum puffs'],
      portions: [{ unit: 'piece', label: '1 small packet', grams: 25 }],
      data_source: 'Label of the packet, per 100 g, read in October 2026',
      nutrients: {
        energy_kcal: 410,
        protein_g: 9.5,
        fat_g: 9,
        carbohydrate_g: 70,
        sugars_g: 2,
        fibre_g: 8,
        sodium_mg: 520,
      },
      contents: ['not_on_vrat'],
    },
  },
  {
    owner: DIETITIAN_EMAIL,
    isProposed: true,
    food: {
      kind: 'dish',
      name: 'Palak moong dal chilla',
      hindi: 'पालक मूंग दाल चीला',
      punjabi: 'ਪਾਲਕ ਮੂੰਗੀ ਦੀ ਦਾਲ ਦਾ ਚੀਲਾ',
      spellings: ['spinach moong cheela', 'palak puda'],
      region: 'north',
      course: 'breakfast',
      ingredients: [
        { food: MOONG_DAL, grams: 200 },
        { food: SPINACH, grams: 120 },
        { food: ONION, grams: 60 },
        { food: GINGER, grams: 8 },
        { food: GREEN_CHILLI, grams: 6 },
        { food: CUMIN, grams: 2 },
        { food: SALT, grams: 5 },
        { food: OIL, grams: 16 },
        { food: WATER, grams: 200 },
      ],
      cooked_grams: 520,
      portions: [{ unit: 'piece', label: '1 chilla (15 cm)', grams: 65 }],
    },
  },
]
