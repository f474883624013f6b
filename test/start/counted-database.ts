import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Statements of the job queue and the listener, which run beside every request. */
const BACKGROUND = /pgboss|^\s*(listen|begin|commit|rollback)\b/i

/** Parses a client's messages to PostgreSQL: https://www.postgresql.org/docs/current/protocol-message-formats.html. */
function reader(onStatement: (text: string) => void): (bytes: Buffer) => void {
  const prepared = new Map<string, string>()
  let bound = ''
  let rest = Buffer.alloc(0)
  let hasBegun = false
  const textsOf = (payload: Buffer) => payload.toString().split('\0')

  function read(type: string, payload: Buffer) {
    const [first = '', second = ''] = textsOf(payload)
    if (type === 'Q') onStatement(first)
    if (type === 'P') prepared.set(first, second)
    if (type === 'B') bound = prepared.get(second) ?? ''
    if (type === 'E') onStatement(bound)
  }

  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    for (;;) {
      // The first message has no type.
      const head = hasBegun ? 1 : 0
      if (rest.length < head + 4) return
      const end = head + rest.readInt32BE(head)
      if (rest.length < end) return
      if (hasBegun) read(String.fromCharCode(rest[0] ?? 0), rest.subarray(5, end))
      hasBegun = true
      rest = rest.subarray(end)
    }
  }
}

export interface CountedDatabase {
  url: string
  /** The statements since the last call. */
  take(): string[]
  stop(): void
}

/** A proxy for a PostgreSQL server that records the queries. */
export async function countStatements(databaseUrl: string): Promise<CountedDatabase> {
  const target = new URL(databaseUrl.replace('@/', '@socket/'))
  const folder = target.searchParams.get('host')
  const port = Number(target.port || 5432)
  let statements: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, target.hostname)
    const read = reader((text) => {
      if (!BACKGROUND.test(text)) statements.push(text)
    })
    client.on('data', read)
    client.pipe(upstream).pipe(client)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => [client, upstream].map((one) => one.destroy()))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as { port: number }
  return {
    url: `postgresql://${target.username}:${target.password}@127.0.0.1:${address.port}${target.pathname}`,
    take() {
      const taken = statements
      statements = []
      return taken
    },
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
