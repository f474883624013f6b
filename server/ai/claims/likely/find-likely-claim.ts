import type { Finding } from '#domain/ai/findings.ts'
import type { Claim } from '../claim.ts'
import { toFeatures } from './features.ts'
import { REASONS } from './reasons.content.ts'
import weights from './weights.json' with { type: 'json' }
import { LIKELY_KINDS, toProbabilities } from './weights.ts'

const WEIGHTS = new Map(Object.entries(weights))

/** Words in a sentence; shorter ones, and what ends without a mark, are labels and list items. */
const FEWEST_WORDS = 5
const ENDS = /[.!?]["'”’)]*$/
/** The highest probability of no claim with which one is reported: few enough false alarms in articles written with care. */
const MOST_DOUBT = 0.4

/** A claim that no rule words: the sentence resembles those of a kind. */
export function findLikelyClaim({ sentence, isHeading, isSourced }: Claim): Omit<Finding, 'text'> | null {
  if (isHeading || !ENDS.test(sentence) || sentence.split(' ').length < FEWEST_WORDS) return null
  const [none = 1, ...others] = toProbabilities(toFeatures(sentence), WEIGHTS)
  if (none > MOST_DOUBT) return null
  const kind = LIKELY_KINDS[others.indexOf(Math.max(...others)) + 1]
  if (!kind || kind === 'none' || (kind === 'unsourced_study' && isSourced)) return null
  return { kind, reason: REASONS[kind] }
}
