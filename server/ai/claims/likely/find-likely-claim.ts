import type { Finding } from '#domain/ai/findings.ts'
import type { Claim } from '../claim.ts'
import { toFeatures } from './features.ts'
import { REASONS } from './reasons.content.ts'
import weights from './weights.json' with { type: 'json' }
import { LIKELY_KINDS, toProbabilities } from './weights.ts'

const WEIGHTS = new Map(Object.entries(weights))

/** Minimum of words; shorter sentences, and those without final punctuation, are labels and list items. */
const MIN_WORDS = 5
const ENDS = /[.!?]["'”’)]*$/
/** Maximum probability of `none` for a report, chosen for few false alarms in carefully written articles. */
const MAX_NONE_PROBABILITY = 0.4

/** Finds a claim that no rule covers: the sentence resembles the examples of a kind. */
export function findLikelyClaim({ sentence, isHeading, isSourced }: Claim): Omit<Finding, 'text'> | null {
  if (isHeading || !ENDS.test(sentence) || sentence.split(' ').length < MIN_WORDS) return null
  const [none = 1, ...others] = toProbabilities(toFeatures(sentence), WEIGHTS)
  if (none > MAX_NONE_PROBABILITY) return null
  const kind = LIKELY_KINDS[others.indexOf(Math.max(...others)) + 1]
  if (!kind || kind === 'none' || (kind === 'unsourced_study' && isSourced)) return null
  return { kind, reason: REASONS[kind] }
}
