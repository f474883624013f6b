// The minimal Node server for the same responses: only node:http and pg, in a process of its own.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import pg from 'pg'
import { createLogin } from './login.ts'
import { createReads } from './reads.ts'
import { createSubmission } from './submission.ts'
import { createBareTokens } from './tokens.ts'
import type { BareWork } from './work.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, String)

type Handler = (request: IncomingMessage) => Promise<unknown>

/** The response for each address, found by one lookup. */
function createHandlers(work: BareWork): Map<string, Handler> {
  const pool = new pg.Pool({ connectionString: work.databaseUrl, max: 20 })
  const tokens = createBareTokens(work.secret)
  const reads = createReads(pool, work.siteUrl)
  const kinds = (['directory', 'article', 'search'] as const).flatMap((kind) =>
    Object.entries(work[kind]).map(([url, statements]): [string, Handler] => [url, () => reads[kind](url, statements)]),
  )
  return new Map([
    ...kinds,
    ['/api/auth/login/', createLogin(pool, tokens, work.login)],
    ['/api/adminpanel/contact-requests/', createSubmission(pool, tokens, work.submission)],
  ])
}

function serve(work: BareWork): void {
  const cached = new Map(
    Object.entries(work.cached).map(([url, { headers, body }]) => [
      url,
      { headers, body: Buffer.from(body, 'base64') },
    ]),
  )
  const handlers = createHandlers(work)

  function sendJson(response: ServerResponse, status: number, value: unknown) {
    const json = JSON.stringify(value)
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) })
    response.end(json)
  }

  const server = createServer((request, response) => {
    const { url = '', method } = request
    const hit = cached.get(url)
    if (hit) {
      response.writeHead(200, hit.headers).end(hit.body)
      return
    }
    const status = method === 'POST' && url.includes('contact-requests') ? 201 : 200
    Promise.resolve(handlers.get(url)?.(request) ?? Promise.reject(new Error(`nothing at ${url}`)))
      .then((value) => sendJson(response, status, value))
      .catch((error) => {
        console.error(error)
        response.writeHead(500, { 'content-length': 0 }).end()
      })
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
  process.on('SIGTERM', () => process.exit(0))
}

process.once('message', serve)
