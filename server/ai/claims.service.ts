import type { Finding } from '#domain/ai/findings.ts'
import { AppError } from '../errors.ts'

export interface CheckedText {
  title?: string | undefined
  summary?: string | undefined
  content?: string | undefined
  topic?: string | undefined
}

/** Claims that an author should not make or has to support. */
export function checkText(_text: CheckedText): Finding[] {
  throw new AppError('unavailable', 'The claim check is not part of this version yet.')
}

/** What a machine's text must not hold, one sentence for each. */
export function objectionsTo(text: CheckedText): string[] {
  return checkText(text).map(({ reason }) => reason)
}
