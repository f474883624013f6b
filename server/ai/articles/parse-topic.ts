import { plainText } from '#domain/blogs/plain-text.ts'
import { splitSentences } from '../text/sentences.ts'
import { INVISIBLE, ORDERING, ORDERS, SCRIPT } from './parse-topic.content.ts'

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
