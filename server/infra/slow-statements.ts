import type pg from 'pg'
import type { OperationLog } from './log.ts'
import { slowStatements } from './metrics.ts'
import { currentRequestId, inThisRequest } from './request-context.ts'

const SLOW_MS = 250
const TEXT_MAX = 1000

type Query = (...args: unknown[]) => unknown
type Connect = (callback?: (...answer: unknown[]) => void) => unknown

/** A statement on one line, without quoted text: values are placeholders, and one that is not is left out. */
export function toLoggedStatement(text: string): string {
  const bare = text.replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "'…'").replaceAll(/'(?:[^']|'')*'/g, "'…'")
  const line = bare.replaceAll(/\s+/g, ' ').trim()
  return line.length > TEXT_MAX ? `${line.slice(0, TEXT_MAX)}…` : line
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const text = typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : ''
  return String(text)
}

/**
 * Logs which statements of a pool took long: their text, the time and the request, never a value.
 * @param isWatching false while they may take long, as migrations do
 */
export function watchStatements(pool: pg.Pool, log: Pick<OperationLog, 'warn'>, isWatching: () => boolean): void {
  function startTimer(statement: unknown): () => void {
    const startedAt = performance.now()
    const request_id = currentRequestId()
    return () => {
      const ms = Math.round(performance.now() - startedAt)
      if (ms < SLOW_MS || !isWatching()) return
      slowStatements.inc()
      log.warn({ statement: toLoggedStatement(textOf(statement)), ms, request_id }, 'slow statement')
    }
  }

  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query
    client.query = ((...args: unknown[]) => {
      const recordDuration = startTimer(args[0])
      const callback = args.at(-1)
      if (typeof callback === 'function') {
        const answered = (...answer: unknown[]) => {
          recordDuration()
          callback(...answer)
        }
        return query(...args.with(-1, answered))
      }
      const answer = query(...args)
      if (answer instanceof Promise) answer.then(recordDuration, recordDuration)
      return answer
    }) as typeof client.query
  })

  // A caller that waits for a connection is called back from the work of another request.
  const connect = pool.connect.bind(pool) as Connect
  pool.connect = ((callback) =>
    callback ? connect(inThisRequest(callback)) : connect()) as Connect as typeof pool.connect
}
