import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NOTICES_PATH } from '#domain/http/notices.ts'
import { createPagePatterns, UNKNOWN_PAGE } from '#domain/http/page-patterns.ts'
import { forRequest } from '../../infra/request-context.ts'
import { wantsEvents } from '../event-answer.ts'
import { isInProcess } from '../pages/is-in-process.ts'
import type { WebBuild } from '../pages/ssr.ts'
import type { RequestFigures } from './request-figures.ts'
import { createRequestLog, type RequestLog } from './request-log.ts'

const SLOW_MS = 1000
/** Nobody reads it: who asked has gone. */
const GONE = 499
const ASSETS = '/assets/'
const PROBES = new Set(['/healthz', '/readyz', '/metrics'])

declare module 'fastify' {
  interface FastifyInstance {
    /** Of an answer from memory that is out before the framework has looked at the request: its time is none. */
    noteKept(answer: object, request: IncomingMessage, status: number, requestId: string): void
  }
  interface FastifyRequest {
    /** Answered with bytes that were kept. */
    isFromMemory: boolean
    /** Not yet counted and written down: its end and that of the connection are both told. */
    isWatched: boolean
  }
}

export interface WatchOptions {
  figures: RequestFigures
  web: WebBuild | undefined
  /** Takes the lines about requests; left out where nobody wants them. */
  write: ((lines: string) => void) | undefined
}

/** The data of a page asks at the page's address with this behind it. */
function pathOf(url: string): string {
  const query = url.indexOf('?')
  const path = query < 0 ? url : url.slice(0, query)
  return path.endsWith('.data') ? path.slice(0, -'.data'.length) : path
}

interface RouteFinder {
  of(request: FastifyRequest): string
  ofAddress(url: string): string
}

function createRouteFinder(app: FastifyInstance, web: WebBuild | undefined): RouteFinder {
  let pagePattern = (_path: string) => UNKNOWN_PAGE
  let apiPattern = pagePattern
  app.addHook('onReady', async () => {
    const paths = [...app.boundPaths.keys()].map((path) => [path, { id: path, path: path.slice(1) }])
    apiPattern = createPagePatterns(Object.fromEntries(paths))
    // Not awaited: in development the bundler makes the pages only when the server listens.
    void web?.load().then(({ routes }) => {
      pagePattern = createPagePatterns(routes)
    })
  })
  return {
    of(request) {
      if (request.is404) return pagePattern(pathOf(request.url))
      const { url: pattern = UNKNOWN_PAGE } = request.routeOptions
      return pattern.startsWith(ASSETS) ? `${ASSETS}*` : pattern
    },
    ofAddress(url) {
      const path = pathOf(url)
      return path.startsWith('/api/') ? apiPattern(path) : pagePattern(path)
    },
  }
}

type NoteKept = FastifyInstance['noteKept']

/** Notes answers from memory in little more time than it takes to count: what it has to know of one is found out once. */
function createKeptNotes(routes: RouteFinder, figures: RequestFigures, log: RequestLog | undefined): NoteKept {
  const notes = new WeakMap<object, Map<string, (requestId: string) => void>>()

  function noteOf(method: string, status: number, url: string): [isKnown: boolean, note: (requestId: string) => void] {
    const route = routes.ofAddress(url)
    const entry = figures.of(route, method)
    const add = log?.adderOf({ method, route, status, isFromMemory: true })
    const note = (requestId: string) => {
      figures.addTo(entry, status, 0)
      add?.(requestId, 0)
    }
    return [route !== UNKNOWN_PAGE, note]
  }

  return (answer, { method = '', url = '' }, status, requestId) => {
    const kind = status === 200 ? method : `${method} ${status}`
    const known = notes.get(answer)
    const already = known?.get(kind)
    if (already) return already(requestId)
    const [isKnown, note] = noteOf(method, status, url)
    // Until the pages are loaded no address has a pattern.
    if (isKnown) notes.set(answer, (known ?? new Map()).set(kind, note))
    note(requestId)
  }
}

/** Counts, times and writes down every request that comes from outside. A page's own calls are part of the page's. */
export function watchRequests(app: FastifyInstance, { figures, web, write }: WatchOptions): void {
  const routes = createRouteFinder(app, web)
  const requestLog = write && createRequestLog(write)

  function note(request: FastifyRequest, reply: FastifyReply, status: number): void {
    request.isWatched = false
    const route = routes.of(request)
    const { method, id: requestId, isFromMemory } = request
    const isStream = route === NOTICES_PATH || (route.startsWith('/api/') && wantsEvents(request))
    const ms = Math.round(reply.elapsedTime * 100) / 100
    figures.add(route, method, status, isStream ? null : ms)
    if (ms > SLOW_MS && !isStream) {
      app.log.warn({ method, route, status, ms, request_id: requestId, kept: isFromMemory }, 'slow request')
    } else if (requestLog && !PROBES.has(route)) requestLog.add({ method, route, status, isFromMemory }, requestId, ms)
  }

  app.decorate('noteKept', createKeptNotes(routes, figures, requestLog))
  app.decorateRequest('isFromMemory', false)
  app.decorateRequest('isWatched', false)
  app.addHook('onRequest', (request, reply, done) => {
    if (isInProcess(request)) return done()
    request.isWatched = true
    reply.raw.on('close', () => {
      if (request.isWatched) note(request, reply, reply.raw.writableFinished ? reply.raw.statusCode : GONE)
    })
    forRequest(request.id, done)
  })
  // Before the connection's end is told: that comes late where the client keeps it open, or never without one.
  app.addHook('onResponse', (request, reply, done) => {
    if (request.isWatched) note(request, reply, reply.raw.statusCode)
    done()
  })
  app.addHook('onClose', async () => requestLog?.flush())
}
