import { hostname } from 'node:os'

/** Lines wait this long, or until there are this many characters: a write costs more than a cached answer. */
const FLUSH_MS = 100
const BUFFER_MAX = 65_536
/** Pino's number for `info`. */
const INFO = 30

export interface RequestLine {
  method: string
  /** The pattern, never the address: an address may hold a search, a number or a secret. */
  route: string
  status: number
  cached: boolean
  ms: number
  request_id: string
}

/** One line for each answer in pino's format. Pino itself takes ten times as long for one, which shows in the load test. */
export function createRequestLog(write: (lines: string) => void) {
  const common = { pid: process.pid, hostname: hostname(), msg: 'request' }
  let buffer = ''
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (buffer !== '') write(buffer)
    buffer = ''
  }

  function add(line: RequestLine): void {
    buffer += `${JSON.stringify({ level: INFO, time: Date.now(), ...common, ...line })}\n`
    if (buffer.length > BUFFER_MAX) flush()
    else timer ??= setTimeout(flush, FLUSH_MS).unref()
  }

  return { add, flush }
}
