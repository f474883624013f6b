import { hostname } from 'node:os'

/** Lines wait so long, or until there are so many letters: a write to the log costs more than an answer from memory. */
const WAIT_MS = 100
const WAITING_MAX = 65_536
/** Pino's number for `info`. */
const INFO = 30

/** What many lines have in common. */
export interface LineKind {
  method: string
  /** The pattern, never the address: that may hold a search, a number or a secret. */
  route: string
  status: number
  isFromMemory: boolean
}

export interface RequestLog {
  add(kind: LineKind, requestId: string, ms: number): void
  /** The same for what is written often: without its kind put into words again. */
  adderOf(kind: LineKind): (requestId: string, ms: number) => void
  flush(): void
}

/**
 * One line for each answer, as pino would write it. Written by hand, for pino takes five to ten microseconds for one: all
 * that stands in it are numbers, our own patterns and ids, and methods that Node knows.
 */
export function createRequestLog(write: (lines: string) => void): RequestLog {
  const head = `{"level":${INFO},"pid":${process.pid},"hostname":${JSON.stringify(hostname())},"msg":"request",`
  let waiting = ''
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting === '') return
    const lines = waiting
    waiting = ''
    write(lines)
  }

  function adderOf({ method, route, status, isFromMemory }: LineKind) {
    const kind = `"method":"${method}","route":${JSON.stringify(route)},"status":${status},"kept":${isFromMemory}`
    const beginning = `${head}${kind},"time":`
    // Few pieces: the text is put together when it is written, and each piece costs.
    return (requestId: string, ms: number): void => {
      waiting += `${beginning}${Date.now()},"ms":${ms},"request_id":"${requestId}"}\n`
      if (waiting.length > WAITING_MAX) flush()
      else timer ??= setTimeout(flush, WAIT_MS).unref()
    }
  }

  return { add: (kind, requestId, ms) => adderOf(kind)(requestId, ms), adderOf, flush }
}
