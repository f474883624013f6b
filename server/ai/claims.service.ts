import type { Finding } from '#domain/ai/findings.ts'
import type { Actor } from '../context.ts'
import { AppError } from '../errors.ts'
import { OUTLINE, UNFINISHED_OUTLINE } from './articles/outline.content.ts'
import type { CheckedText } from './claims/check-claims.ts'
import { runInTextWorker } from './worker/text-worker.ts'

/** Finds claims that an author should not make or must support. */
export function checkText(text: CheckedText, signal: AbortSignal): Promise<Finding[]> {
  return runInTextWorker('checkClaims', [text], signal)
}

/** Accounts with a check running in this process. */
const runningChecks = new Set<number>()
const RETRY_AFTER_SECONDS = 1

/** Checks an author's text for certain and likely claims, one at a time per account. @throws rate_limited while the previous check runs */
export async function checkOwnText(actor: Actor, text: CheckedText, signal: AbortSignal): Promise<Finding[]> {
  if (runningChecks.has(actor.id))
    throw new AppError('rate_limited', 'Your last text is still being checked. Try again in a moment.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    })
  runningChecks.add(actor.id)
  try {
    const findings: Finding[] = await runInTextWorker('checkLikelyClaims', [text], signal)
    return text.content?.includes(OUTLINE.end) ? [UNFINISHED_OUTLINE, ...findings] : findings
  } finally {
    runningChecks.delete(actor.id)
  }
}
