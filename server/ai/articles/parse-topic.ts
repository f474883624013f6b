import { plainText } from '#domain/blogs/plain-text.ts'
import { capitalised } from '#domain/capitalised.ts'
import { checkClaims } from '../claims/check-claims.ts'
import { splitSentences } from '../text/sentences.ts'
import {
  ACRONYMS,
  ASKS_AT_LAST,
  INVISIBLE,
  ORDERING,
  ORDERS,
  PLAIN,
  PROPER,
  QUESTION,
  SCRIPT,
  SPECIAL,
} from './parse-topic.content.ts'

/** Normalizes a topic to one line of plain text. */
export function toPlainTopic(topic: string): string {
  return plainText(topic.normalize('NFC').replace(/\s+/g, ' ').replace(SCRIPT, ' '))
    .replace(INVISIBLE, '')
    .replace(/https?:\/\/\S+|www\.\S+/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const QUESTION_MAX = 40

/** Joins questions to the words before them: "Desk job? How to sit less" is one topic. */
function withQuestions(sentences: readonly string[]): string[] {
  const [first = '', second, ...rest] = sentences
  const isOneTopic = second !== undefined && first.endsWith('?') && first.length <= QUESTION_MAX && !ORDERS.test(second)
  return isOneTopic ? [`${first} ${second}`, ...rest] : [...sentences]
}

/**
 * The sentences of a topic, split at lines, brackets and quotation marks, each without "please write an article about".
 */
export function topicSentences(topic: string): string[] {
  return topic
    .split(/[\n\r"{}[\]|\\]+/)
    .flatMap((part) => withQuestions(splitSentences(toPlainTopic(part))))
    .map((sentence) =>
      sentence
        .replace(ORDERING, '')
        .replace(/[.!…\s]+$/, '')
        .trim(),
    )
    .filter((sentence) => /\p{L}/u.test(sentence))
}

const WORDS_MAX = 12
const TOPIC_MAX = 64

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
  const sentence = [capitalised(first), ...rest].join(' ')
  return sentence.replace(
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
