import { failureMessage } from '../failure-message.ts'
import { runApp } from '../run-app.ts'
import type { Assignment, Report } from './worker-pool.ts'

/** The primary prints the reason once. */
function fail(error: unknown): void {
  const report: Report = { kind: 'failed', line: failureMessage(error) }
  process.send?.(report, () => process.exit(1))
}

/** One of the processes that serve; the database belongs to the primary. */
export async function runWorker(): Promise<void> {
  const { config, secret, embeddedUrl, isFollower } = await new Promise<Assignment>((resolve) =>
    process.once('message', resolve),
  )
  const embedded = embeddedUrl === null ? null : { url: embeddedUrl, stop: async () => {} }
  const greet = (greeting: string) => process.send?.({ kind: 'ready', greeting } satisfies Report)
  await runApp(config, { greet, fail }, { bootstrapped: { secret, embedded }, listensWhenReady: isFollower }).catch(
    fail,
  )
}
