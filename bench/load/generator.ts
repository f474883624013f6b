// Generates the load in a process of its own, so that its cost is not attributed to the server.
import { timingOf } from '../timed.ts'
import { type Answered, connectTo } from './connection.ts'

/** One burst of requests on one server. */
export interface Burst {
  /** Where the server listens. */
  port: number
  /** The raw requests, sent in turn. */
  messages: string[]
  connections: number
  /** Limited, so that a burst always ends. */
  requests: number
  status: number
}

export interface BurstResult {
  seconds: number
  p50Ms: number
  p99Ms: number
  /** The first missing or wrong response, and the number of them. */
  errors: number
  firstError: string | null
}

async function run({ port, messages, connections, requests, status }: Burst): Promise<BurstResult> {
  const buffers = messages.map((message) => Buffer.from(message))
  const times: number[] = []
  let sent = 0
  let errors = 0
  let firstError: string | null = null

  function record({ status: answered, ms }: Answered): void {
    times.push(ms)
    if (answered === status) return
    errors += 1
    firstError ??= `answered ${answered}`
  }

  const sockets = await Promise.all(Array.from({ length: connections }, () => connectTo(port)))
  const began = performance.now()
  await Promise.all(
    sockets.map(async (socket) => {
      try {
        while (sent < requests) record(await socket.ask(buffers[sent++ % buffers.length] as Buffer))
      } catch (error) {
        errors += 1
        firstError ??= String(error)
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  for (const socket of sockets) socket.end()
  const { p50, p99 } = timingOf(times)
  return { seconds, p50Ms: p50, p99Ms: p99, errors, firstError }
}

process.on('message', (burst: Burst) => {
  run(burst).then(
    (result) => process.send?.(result),
    (error) => process.send?.({ seconds: 0, p50Ms: 0, p99Ms: 0, errors: 1, firstError: String(error) }),
  )
})
