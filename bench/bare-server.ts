// The least a Node server can do for the same answers: node:http, pg, and nothing else. A process of its own.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import type { Statement } from './recorded-sql.ts'

export interface BareWork {
  databaseUrl: string
  /** Answered as it is. */
  page: { headers: Record<string, string>; body: string }
  /** The count and the rows. */
  directory: [Statement, Statement]
  submission: {
    /** The session; then, side by side, what else is read before the transaction. */
    session: Statement
    reads: Statement[]
    writes: Statement[]
    answer: Statement
    /** What the recorded statements hold where each request has its own. */
    recorded: { id: number; message: string; health_concern: string }
  }
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

function serve({ databaseUrl, page, directory, submission }: BareWork): void {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 })
  const body = Buffer.from(page.body, 'base64')

  async function listDirectory() {
    const [count, rows] = await Promise.all(directory.map((statement) => pool.query(statement)))
    return { count: count?.rows[0].count, next: null, previous: null, results: rows?.rows }
  }

  async function write(message: string, concern: string): Promise<number> {
    const { recorded, writes } = submission
    const client = await pool.connect()
    let id = recorded.id
    const own = (value: unknown) => {
      if (value === recorded.message) return message
      if (value === recorded.health_concern) return concern
      return typeof value === 'string'
        ? value.replace(`"request_id":${recorded.id}`, `"request_id":${id}`)
        : value === recorded.id
          ? id
          : value
    }
    for (const statement of writes) {
      const { rows } = await client.query({ ...statement, values: statement.values.map(own) })
      if (rows?.[0]?.id) id = rows[0].id
    }
    client.release()
    return id
  }

  async function submit(request: IncomingMessage) {
    const { session, reads, answer } = submission
    const { message, health_concern } = JSON.parse(await text(request))
    await pool.query(session)
    await Promise.all(reads.map((statement) => pool.query(statement)))
    const id = await write(message, health_concern)
    const { rows } = await pool.query({ ...answer, values: [id] })
    return rows[0]
  }

  function sendJson(response: ServerResponse, status: number, value: unknown) {
    const json = JSON.stringify(value)
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) })
    response.end(json)
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method === 'POST') return sendJson(response, 201, await submit(request))
    if (request.url?.startsWith('/api/')) return sendJson(response, 200, await listDirectory())
    response.writeHead(200, page.headers).end(body)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error)
      response.writeHead(500).end()
    })
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
  process.on('SIGTERM', () => process.exit(0))
}

process.once('message', serve)
