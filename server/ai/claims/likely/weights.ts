import { FINDING_KINDS, type FindingKind } from '#domain/ai/findings.ts'

/** `none`, or the kind of a claim; only the rules check figures. */
export type LikelyKind = 'none' | Exclude<FindingKind, 'unsourced_number' | 'unfinished'>
export const LIKELY_KINDS: readonly LikelyKind[] = [
  'none',
  ...FINDING_KINDS.filter((kind) => kind !== 'unsourced_number' && kind !== 'unfinished'),
]

/** For each feature its weight for each kind, in their order. */
export type Weights = ReadonlyMap<string, readonly number[]>

/** The feature that every sentence has. */
export const BIAS = ''

/**
 * Multinomial logistic regression: the probability of each kind.
 * @returns numbers from 0 to 1 that sum to 1, in the order of the kinds
 */
export function toProbabilities(features: Iterable<string>, weights: Weights): number[] {
  const known = [...features].map((feature) => weights.get(feature)).filter((row) => row !== undefined)
  const bias = weights.get(BIAS) ?? []
  const scores = LIKELY_KINDS.map((_, kind) => {
    const sum = known.reduce((total, row) => total + (row[kind] ?? 0), 0)
    return (bias[kind] ?? 0) + sum / Math.sqrt(known.length || 1)
  })
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
