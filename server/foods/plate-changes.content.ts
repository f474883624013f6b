import type { PortionUnit } from '#domain/foods/food-kinds.ts'

interface Addition {
  food: number
  portion: PortionUnit
  quantity: number
  /** After "Add". */
  text: string
}

interface Swap {
  from: readonly number[]
  to: number
  portion: PortionUnit
  /** Grams of the replaced food for which one portion is served. */
  each: number
  /** After "Have". */
  text: string
}

/** Ordinary foods that fill a bowl which a plate leaves empty; every diet finds some that fit it. */
export const ADDITIONS: readonly Addition[] = [
  { food: 200004, portion: 'katori', quantity: 1, text: 'a katori of dal tadka' },
  { food: 200007, portion: 'katori', quantity: 1, text: 'a katori of masoor dal' },
  { food: 200420, portion: 'katori', quantity: 1, text: 'a katori of sprouts salad' },
  { food: 200421, portion: 'katori', quantity: 1, text: 'a katori of kachumber salad' },
  { food: 200404, portion: 'katori', quantity: 1, text: 'a katori of curd' },
  { food: 200424, portion: 'katori', quantity: 1, text: 'a katori of vegetable raita' },
  { food: 200029, portion: 'katori', quantity: 1, text: 'a katori of palak paneer' },
  { food: 200133, portion: 'katori', quantity: 1, text: 'a katori of beans poriyal' },
  { food: 200407, portion: 'piece', quantity: 1, text: 'a boiled egg' },
  { food: 200402, portion: 'katori', quantity: 1, text: 'a katori of brown rice' },
  { food: 200012, portion: 'piece', quantity: 1, text: 'one roti' },
  { food: 200432, portion: 'bowl', quantity: 1, text: 'a bowl of fruit chaat' },
  { food: 200484, portion: 'bowl', quantity: 1, text: 'a bowl of fruit with curd' },
  { food: 12061, portion: 'gram', quantity: 15, text: 'a small handful of almonds (15 g)' },
  { food: 12155, portion: 'gram', quantity: 15, text: 'a few walnuts (15 g)' },
  { food: 9139, portion: 'gram', quantity: 120, text: 'a guava' },
  { food: 9200, portion: 'gram', quantity: 130, text: 'an orange' },
  { food: 9226, portion: 'gram', quantity: 150, text: 'a bowl of papaya' },
]

const REFINED_BREADS = [200015, 200022, 200023, 200301]
const PARATHAS = [200017, 200018, 200321]
const FRIED_SNACKS = [200436, 200446, 200439, 200440]
const SWEET_DRINKS = [200449, 200450, 200452, 200457]

/** Foods that take the same place on the table. */
export const SWAPS: readonly Swap[] = [
  { from: [200401], to: 200402, portion: 'katori', each: 120, text: 'brown rice' },
  { from: REFINED_BREADS, to: 200012, portion: 'piece', each: 45, text: 'roti' },
  { from: PARATHAS, to: 200012, portion: 'piece', each: 50, text: 'roti' },
  { from: [200028, 200324, 200146], to: 200027, portion: 'katori', each: 150, text: 'vegetable pulao' },
  { from: FRIED_SNACKS, to: 200429, portion: 'piece', each: 30, text: 'roasted chana' },
  { from: SWEET_DRINKS, to: 200250, portion: 'glass', each: 250, text: 'masala chaas' },
  { from: SWEET_DRINKS, to: 200453, portion: 'glass', each: 250, text: 'salted nimbu pani' },
  { from: [200403], to: 200404, portion: 'katori', each: 150, text: 'curd from toned milk' },
]
