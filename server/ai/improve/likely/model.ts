import stored from './weights.json' with { type: 'json' }

/** Number of weights; features that fall on the same one share it. */
export const SIZE = 2 ** 18
/** Weights are stored in tenths. */
export const PARTS = 10

const WEIGHTS = Int8Array.from(Buffer.from(stored.weights, 'base64'))

/** FNV-1a with a final mix. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}

/** The places of the features' weights, each once. */
export const placesOf = (features: Iterable<string>): number[] => [
  ...new Set([...features].map((feature) => hash(feature) % SIZE)),
]

/** Logistic regression over hashed features: the log-odds that the words are a mistake; 0 is as likely as not. */
export function logOddsOf(places: readonly number[], weights: ArrayLike<number> = WEIGHTS, parts = PARTS): number {
  const sum = places.reduce((total, place) => total + (weights[place] ?? 0), 0)
  return sum / parts / Math.sqrt(places.length)
}
