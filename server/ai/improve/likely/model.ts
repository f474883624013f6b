import { hashOf } from '../../text/seed.ts'
import stored from './weights.json' with { type: 'json' }

/** Number of weights; features that fall on the same one share it. */
export const SIZE = 2 ** 18
/** Weights are stored in tenths. */
export const PARTS = 10

const WEIGHTS = new Int8Array(Buffer.from(stored.weights, 'base64'))

/** The hash with its high bits mixed into the low ones, which alone decide the place. */
function placeOf(feature: string): number {
  const hash = hashOf(feature)
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return ((mixed ^ (mixed >>> 13)) >>> 0) % SIZE
}

/** The places of the features' weights, each once. */
export const placesOf = (features: readonly string[]): number[] => [...new Set(features.map(placeOf))]

/** Logistic regression over hashed features: the log-odds that the words are a mistake; 0 is as likely as not. */
export function logOddsOf(places: readonly number[], weights: ArrayLike<number> = WEIGHTS, parts = PARTS): number {
  const sum = places.reduce((total, place) => total + (weights[place] ?? 0), 0)
  return sum / parts / Math.sqrt(places.length)
}
