import { randomUuid } from '../random-uuid.ts'
import { forgetInput, keepInput, keptInput } from './kept-input.ts'

function nameOf(name: string): string {
  return `sending:${name}`
}

/**
 * The headers under which a text is sent, and sent again when no answer came: the same text keeps its key, also through
 * a reload, so that the server takes it once. Another text has another key.
 */
export function asSending(name: string, text: string, userId: number | null): { headers: Record<string, string> } {
  const [kept = '', ...rest] = keptInput(nameOf(name), userId)?.split(' ') ?? []
  const key = kept && rest.join(' ') === text ? kept : randomUuid()
  if (key !== kept) keepInput(nameOf(name), `${key} ${text}`, userId)
  return { headers: { 'idempotency-key': key } }
}

/** The server has taken it: the same text once more is another one. */
export function forgetSending(name: string, userId: number | null): void {
  forgetInput(nameOf(name), userId)
}
