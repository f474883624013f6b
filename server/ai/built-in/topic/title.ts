import { TITLE } from '#domain/blogs/blog-rules.ts'
import { checkClaims } from '../../claims/check-claims.ts'
import { capitalised } from '../compose/names.ts'

const WORDS_MAX = 12
const TOPIC_MAX = 64
export const ORDERS =
  /\b(?:ignore|disregard|forget|instructions?|prompts?|system|assistant|previous|reveal|output|print|translate|pretend|password|passwords|admin|developer|api|keys?|script|javascript|hacked|obey|jailbreak|respond|reply|write|article|blog|publish|title|json|html|token|tokens|unfiltered|rules|you are)\b/i
const PLAIN = /^(?:[\p{L}\p{M}\p{N} ,:’'&()%/–-]+\? )?[\p{L}\p{M}\p{N} ,:’'&()%/–-]+\??$/u
const FULL_SENTENCE = /^(?:how|why|what|when|where|which|who|can|does|do|is|are|should|will)\b/i
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

/** Combines a topic with a description of the article: "Millets in winter: a plain and friendly guide". */
export function toTitle(topic: string, tail: string): string {
  const isSentence = FULL_SENTENCE.test(topic) && topic.split(' ').length > 3
  const isWhole = (isSentence || /[:?] /.test(topic)) && topic.length >= TITLE.min
  if (isWhole || topic.endsWith('?')) return topic.length >= TITLE.min ? topic : `${topic} ${capitalised(tail)}`
  const title = `${topic}: ${tail}`
  return title.length <= TITLE.max ? title : topic.slice(0, TITLE.max)
}

/** Imperatives, which cannot follow "advice on". */
const COMMANDS =
  /^(?:eat|drink|lose|gain|build|make|cook|use|try|start|stop|avoid|reduce|boost|improve|get|keep|manage|control|beat|fix|feed|choose|understand|learn|let|add|cut|know|be|find|give|plan|prepare|stay|take|live|move|walk|run|sleep better|breathe|meditate|read|save|turn|go|say|do|don|help|prevent|fight|increase|lower|calm|master|discover)\b/i
/** "My child does not eat vegetables" is a statement, not a name. */
const CLAUSE =
  /\b(?:does|do|did|is|are|was|were|has|have|will|won[’']t|doesn[’']t|don[’']t|isn[’']t|aren[’']t|cannot|can[’']t|should|must|needs?|refuses?|keeps?)\b/i
const NAMES_MAX = 7
/** The form of the article: "10 tips for better sleep" is about better sleep. */
const FORM_BEFORE =
  /^(?:(?:the|a|an|top|best|\d+|simple|easy|quick|complete|practical|hidden|many|amazing) )*(?:importance|benefits?|power|role|basics|art|science|truth|secrets?|guide|introduction|tips?|ideas?|ways|facts|myths|advantages|impact|effects?|techniques) (?:of|about|on|for|to|behind|in) /i
const FORM_AFTER = / (?:ideas?|tips?|benefits?|explained|basics|guide|facts|myths|techniques|made easy|101)$/i

const HINDI = /\b(?:ki|ke|ka|ko|aur|ya|se|mein|kaise|kya|kyon|liye|fayde|faide|hai)\b/i

/** The topic as worded within a sentence, if it is a noun phrase: "Advice on protein for breakfast". */
export function topicAsNames(whole: string): string | null {
  const title = whole.replace(FORM_BEFORE, '').replace(FORM_AFTER, '')
  const isPhrase =
    !FULL_SENTENCE.test(title) &&
    !CLAUSE.test(title) &&
    !COMMANDS.test(title) &&
    !HINDI.test(title) &&
    !/[?:,&/–()%]/.test(title)
  if (!isPhrase || title.split(' ').length > NAMES_MAX) return null
  const [first = ''] = title.split(' ')
  const isName = PROPER.has(first.toLowerCase()) || /^\p{Lu}{2}|\d/u.test(first)
  return isName ? title : title.charAt(0).toLowerCase() + title.slice(1)
}
