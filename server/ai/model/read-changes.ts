import type { TextChange } from '#domain/ai/ai.schema.ts'
import type { ImproveOptions } from '../../infra/ai-writer.ts'
import { Unusable } from './model-failures.ts'
import { requireAllowed } from './requirements.ts'
import { type ChangeError, usableChanges } from './usable-changes.ts'

const ADVICE = 'Try again, or improve the text by hand.'

const MESSAGES: Record<ChangeError, string> = {
  number: 'The AI server’s suggestions added figures that aren’t in the text.',
  markup: 'The AI server’s suggestions changed the text’s formatting, not only its words.',
  absent: 'The AI server’s suggestions did not fit the text.',
}
const ERRORS: readonly ChangeError[] = ['number', 'markup', 'absent']

/** Returns the usable suggestions. @throws Unusable with the reason if there are suggestions but none is usable */
export function readChanges(
  html: string,
  suggested: readonly TextChange[],
  { forbidden }: ImproveOptions,
): TextChange[] {
  const { changes, rejected } = usableChanges(html, suggested)
  const isClean = (change: TextChange) => forbidden(change).length === 0
  if (suggested.length === 0 || changes.some(isClean)) return changes
  const wordChanges = rejected.flatMap(({ change, error }) => (error === 'absent' ? [] : [change]))
  requireAllowed([...changes, ...wordChanges].flatMap(forbidden), ADVICE)
  const error = ERRORS.find((kind) => rejected.some((one) => one.error === kind)) ?? 'absent'
  throw new Unusable(
    'No "before" was copied exactly from the content in whole words, or "after" changed its markup or figures.',
    MESSAGES[error],
    ADVICE,
  )
}
