import type { PlatePart } from '#domain/foods/plate/plate-address.ts'

const one = (food: number, portion: PlatePart['portion'], quantity = 1): PlatePart => ({ food, portion, quantity })

/** Dishes that many people eat, from several regions: the first to add to an empty plate. */
export const POPULAR_DISHES: readonly PlatePart[] = [
  one(200001, 'katori'), // Rajma masala
  one(200012, 'piece'), // Roti
  one(200004, 'katori'), // Dal tadka
  one(200101, 'piece'), // Idli
  one(200202, 'plate'), // Vegetable poha
  one(200048, 'katori'), // Chicken curry
]

export interface StartPlate {
  name: string
  parts: readonly PlatePart[]
}

/** The page about the method explains it step by step. */
export const METHOD_EXAMPLE: StartPlate = {
  name: 'Fish curry and rice',
  parts: [one(200306, 'katori'), one(200401, 'bowl')],
}

export const START_PLATES: readonly StartPlate[] = [
  {
    name: 'Rajma chawal lunch',
    parts: [one(200001, 'katori'), one(200401, 'bowl'), one(200404, 'katori'), one(200421, 'katori')],
  },
  {
    name: 'Poha and chai',
    parts: [one(200202, 'plate'), one(200257, 'cup')],
  },
  METHOD_EXAMPLE,
]
