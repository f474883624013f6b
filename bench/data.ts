import type { RequestInput } from '#domain/consultations/consultations.schema.ts'

const CONCERNS = ['Diabetes', 'High blood pressure', 'Thyroid', 'Weight gain', 'Anaemia', 'None that I know of']
const WISHES = [
  'I work at night and eat after midnight most days.',
  'My doctor asked me to lower my sugar before the next test.',
  'I have tried three plans and left each one after a month.',
  'We are a family of five and cook once a day.',
  'I would like to eat less rice without feeling hungry.',
  'My knees hurt and my doctor wants me to lose ten kilograms.',
]

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const oneOf = <T>(random: () => number, values: readonly T[]) =>
  values[Math.floor(random() * values.length)] as T

/** Realistic client requests, the same in every run. */
export function requestInputs(count: number, dietitianIds: readonly number[], seed = 26): RequestInput[] {
  const random = seeded(seed)
  return Array.from({ length: count }, (_, index) => ({
    to_dietitian: oneOf(random, dietitianIds),
    message: `${oneOf(random, WISHES)} ${oneOf(random, WISHES)} Request ${index + 1}.`,
    health_concern: oneOf(random, CONCERNS),
  }))
}
