import { checkClaims } from '../claims/check-claims.ts'
import { capitalised } from '../text/sentences.ts'

const WORDS_MAX = 12
const TOPIC_MAX = 64
export const ORDERS =
  /\b(?:ignore|disregard|forget|instructions?|prompts?|system|assistant|previous|reveal|output|print|translate|pretend|password|passwords|admin|developer|api|keys?|script|javascript|hacked|obey|jailbreak|respond|reply|write|article|blog|publish|title|json|html|token|tokens|unfiltered|rules|you are)\b/i
const PLAIN = /^(?:[\p{L}\p{M}\p{N} ,:’'&()%/–-]+\? )?[\p{L}\p{M}\p{N} ,:’'&()%/–-]+\??$/u
const QUESTION =
  /^(?:can|does|do|is|are|should|will|what (?:is|are|does|do|should)|how (?:much|many|often|long|do|does|can|should)|why (?:is|are|do|does|should)|which)\b/i
const ASKS_AT_LAST = /[:,–] (?:can|does|do|is|are|should|will) \p{L}+/iu
const PROPER = new Set(
  'india indian indians punjab punjabi gujarati bengali tamil kerala mohali delhi himalayan mediterranean chinese asian british american english ayurveda ayurvedic diwali holi lohri navratri surya namaskar ramadan ramzan karva eid pongal onam monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december'.split(
    ' ',
  ),
)
const ACRONYMS = new Set(
  'bmi bp pcos pcod gi ldl hdl b12 b6 ibs ibd fodmap ckd gdm nafld masld hiit dash icmr nin fssai ors bmr gerd cbt adhd pms msg usa uk tv'.split(
    ' ',
  ),
)
const SPECIAL: Record<string, string> = { hba1c: 'HbA1c', 'omega-3': 'omega-3', i: 'I', "i'm": 'I’m' }

function cased(word: string, isTitleCase: boolean): string {
  const bare = word.toLowerCase().replace(/[^\p{L}\p{N}-]/gu, '')
  const special = SPECIAL[bare]
  if (special) return word.toLowerCase().replace(bare, special)
  if (ACRONYMS.has(bare)) return word.toUpperCase()
  if (PROPER.has(bare)) return capitalised(word.toLowerCase())
  return isTitleCase || /^\p{Lu}{2,}/u.test(word) ? word.toLowerCase() : word
}

/** Sentence case, without words in capitals or Title Case. */
function sentenceCase(topic: string): string {
  const words = topic.split(' ')
  const capitals = words.slice(1).filter((word) => /^\p{Lu}/u.test(word)).length
  const isTitleCase = capitals > 0 && capitals >= (words.length - 1) / 3
  const [first = '', ...rest] = words.map((word) => cased(word, isTitleCase))
  const written = [capitalised(first), ...rest].join(' ')
  return written.replace(
    /\b(vitamin) ([a-ek])\b/gi,
    (_found, vitamin: string, letter: string) => `${vitamin} ${letter.toUpperCase()}`,
  )
}

/** The topic's own words if they form a title; null if they are a command, a promise or too long. */
export function topicAsTitle(sentence: string): string | null {
  const topic = sentence
    .replace(/[!?.…]+$/u, (marks) => (marks.includes('?') ? '?' : ''))
    .replace(/\s*[,;:–-]+\s*$/, '')
  if (!PLAIN.test(topic) || topic.length > TOPIC_MAX || topic.split(' ').length > WORDS_MAX || ORDERS.test(topic))
    return null
  if (!/\p{L}{3}/u.test(topic) || checkClaims({ title: topic, topic }).length > 0) return null
  return (QUESTION.test(topic.split('? ').at(-1) ?? '') || ASKS_AT_LAST.test(topic)) && !topic.endsWith('?')
    ? `${sentenceCase(topic)}?`
    : sentenceCase(topic)
}
