import { randomUuid } from '../random-uuid.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from './drafts/form-draft.ts'

function draftName(name: string): string {
  return `idempotency:${name}`
}

/**
 * Request options with an idempotency key. The same text keeps its key across retries and reloads, so that the server
 * stores it once.
 */
export function withIdempotencyKey(
  name: string,
  text: string,
  userId: number | null,
): { headers: Record<string, string> } {
  const [stored = '', ...rest] = readFormDraft(draftName(name), userId)?.split(' ') ?? []
  const key = stored && rest.join(' ') === text ? stored : randomUuid()
  if (key !== stored) saveFormDraft(draftName(name), `${key} ${text}`, userId)
  return { headers: { 'idempotency-key': key } }
}

/** Call this once the server has stored the text; sending the same text again then creates a new record. */
export function clearIdempotencyKey(name: string, userId: number | null): void {
  clearFormDraft(draftName(name), userId)
}
