import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { OperationLog } from '../log.ts'
import { currentRequestId } from '../request-context.ts'
import { slowStatements } from './metrics.ts'

const SLOW_MS = 250
const TEXT_MAX = 1000

type Query = (...args: unknown[]) => unknown
type Connect = (callback?: (...result: unknown[]) => void) => unknown

/** A statement on one line, without quoted text. Values are placeholders; literals are left out. */
export function toLoggedStatement(text: string): string {
  const bare = text.replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "'…'").replaceAll(/'(?:[^']|'')*'/g, "'…'")
  const line = bare.replaceAll(/\s+/g, ' ').trim()
  return line.length > TEXT_MAX ? `${line.slice(0, TEXT_MAX)}…` : line
}

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : String((statement as { text?: string } | null)?.text ?? '')
}

/**
 * Logs slow statements of a pool: their text, duration and request, never values.
 * @param isWatching false while slow statements are expected, as in migrations
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
        const timedCallback = (...result: unknown[]) => {
          recordDuration()
          callback(...result)
        }
        return query(...args.with(-1, timedCallback))
      }
      const result = query(...args)
      if (result instanceof Promise) result.then(recordDuration, recordDuration)
      return result
    }) as typeof client.query
  })

  // A caller waiting for a connection is called back from another request's work.
  const connect = pool.connect.bind(pool) as Connect
  pool.connect = ((callback) =>
    callback ? connect(AsyncLocalStorage.bind(callback)) : connect()) as Connect as typeof pool.connect
}
