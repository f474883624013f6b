import { hashOf } from '../../text/seed.ts'
import stored from './weights.json' with { type: 'json' }

/** Number of weights; features that fall on the same one share it. */
export const SIZE = 2 ** 18
/** Weights are stored in tenths. */
export const PARTS = 10

const WEIGHTS = new Int8Array(Buffer.from(stored.weights, 'base64'))

/** Mixes the high bits of a hash into the low ones, which alone decide the place. */
const mix = (hash: number) => Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
const toPlace = (mixed: number) => ((mixed ^ (mixed >>> 13)) >>> 0) % SIZE

/** The places of the features' weights, each once. */
export const placesOf = (features: readonly string[]): number[] => [
  ...new Set(features.map((feature) => toPlace(mix(hashOf(feature))))),
]

/** Logistic regression over hashed features: the log-odds that the words are a mistake; 0 is as likely as not. */
export function logOddsOf(places: readonly number[], weights: ArrayLike<number> = WEIGHTS, parts = PARTS): number {
  const sum = places.reduce((total, place) => total + (weights[place] ?? 0), 0)
  return sum / parts / Math.sqrt(places.length)
}
