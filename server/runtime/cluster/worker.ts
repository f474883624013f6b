import { on } from 'node:events'
import { failureMessage } from '../failure-message.ts'
import { runApp } from '../run-app.ts'
import type { Assignment, Report } from './worker-pool.ts'

/** Passes the reason to the primary, which prints it once. */
function fail(error: unknown): void {
  const report: Report = { kind: 'failed', line: failureMessage(error) }
  process.send?.(report, () => process.exit(1))
}

/** Ignores other messages that may arrive first: the primary asks every worker for its metrics. */
async function receiveAssignment(): Promise<Assignment> {
  for await (const [message] of on(process, 'message')) if (message.kind === 'assignment') return message
  throw new Error('the primary ended before it assigned any work')
}

/** One of the serving processes; the primary owns the database. */
export async function runWorker(): Promise<void> {
  const { config, secret, embeddedUrl, isFollower } = await receiveAssignment()
  const embedded = embeddedUrl === null ? null : { url: embeddedUrl, stop: async () => {} }
  const greet = (greeting: string) => process.send?.({ kind: 'ready', greeting } satisfies Report)
  await runApp(config, { greet, fail }, { bootstrapped: { secret, embedded }, listensWhenReady: isFollower }).catch(
    fail,
  )
}
