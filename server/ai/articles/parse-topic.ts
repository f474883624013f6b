import { plainText } from '#domain/blogs/plain-text.ts'
import { splitSentences } from '../text/sentences.ts'
import { ORDERS } from './topic-title.ts'

/** Invisible characters, and those that reorder a line. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu
const SCRIPT = /<(script|style)\b[^<]*<\/\1\s*>/gi
const ORDERING =
  /^(?:please |kindly |can you |could you |i want you to |i want |i need |we need )*(?:(?:write|give|make|create|draft|generate|prepare|compose)(?: me| us)?\s+)?(?:(?:an?|the|one|some)?\s*(?:short |long |detailed |complete )?(?:article|blog post|blog|post|piece|text|guide|write-?up|topic|content)\s+(?:on|about|for|regarding|covering)\s*:?\s*|topic\s*:\s*|about\s+)/i

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
  const isOne = second !== undefined && first.endsWith('?') && first.length <= QUESTION_MAX && !ORDERS.test(second)
  return isOne ? [`${first} ${second}`, ...rest] : [...sentences]
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
