import type { IncomingMessage } from 'node:http'
import { hostname } from 'node:os'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { EVENTS_PATH } from '#domain/http/live-events.ts'
import { createPagePatterns, UNKNOWN_PAGE } from '#domain/http/pages/page-patterns.ts'
import { httpDuration, httpRequests } from '../../infra/metrics/metrics.ts'
import { requestIds } from '../../infra/request-context.ts'
import { PROBES } from '../limits/overload.ts'
import type { WebBuild } from '../pages/ssr.ts'
import { wantsEvents } from '../responses.ts'

/** Lines are buffered this long, or up to this many characters: a write takes longer than a cached response. */
const FLUSH_MS = 100
const BUFFER_MAX = 65_536
/** Pino's level number for `info`. */
const INFO = 30

interface RequestLine {
  method: string
  /** The route's pattern, not the address, which may contain a search, a number or a secret. */
  route: string
  status: number
  cached: boolean
  ms: number
  request_id: string
}

/**
 * Writes one line per response in pino's format. Pino itself takes ten times as long, which is measurable in the load
 * test.
 */
function createRequestLog(write: (lines: string) => void) {
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

const SLOW_MS = 1000
/** The status of a request whose client has disconnected. */
const ABORTED = 499
const ASSETS = '/assets/'

declare module 'fastify' {
  interface FastifyInstance {
    /** Records a response sent from the cache before the framework handled the request. */
    recordCachedResponse(response: object, request: IncomingMessage, status: number, requestId: string): void
  }
  interface FastifyRequest {
    /** True if it was answered from the cache. */
    isFromMemory: boolean
    /** True until its end is recorded; both the response and the connection report an end. */
    isPending: boolean
  }
}

/** The data of a page is requested at the page's address plus `.data`. */
function pathOf(url: string): string {
  const query = url.indexOf('?')
  const path = query < 0 ? url : url.slice(0, query)
  return path.endsWith('.data') ? path.slice(0, -'.data'.length) : path
}

function createRouteFinder(app: FastifyInstance, web: WebBuild | undefined) {
  let pagePattern = (_path: string) => UNKNOWN_PAGE
  let apiPattern = pagePattern
  app.addHook('onReady', async () => {
    const paths = [...app.boundPaths.keys()].map((path) => [path, { id: path, path: path.slice(1) }])
    apiPattern = createPagePatterns(Object.fromEntries(paths))
    // Not awaited: in development the bundler builds the pages only once the server listens.
    void web?.load().then(({ routes }) => {
      pagePattern = createPagePatterns(routes)
    })
  })
  return {
    ofRequest(request: FastifyRequest): string {
      if (request.is404) return pagePattern(pathOf(request.url))
      const { url: pattern = UNKNOWN_PAGE } = request.routeOptions
      return pattern.startsWith(ASSETS) ? `${ASSETS}*` : pattern
    },
    ofAddress(url: string): string {
      const path = pathOf(url)
      return path.startsWith('/api/') ? apiPattern(path) : pagePattern(path)
    },
  }
}

/**
 * Counts, times and logs every request from outside; calls made by a page in process are part of the page. Must be
 * registered before any other hook, to record requests that those reject.
 * @param writeLog receives log lines about requests; without it none are written
 */
export function instrumentRequests(
  app: FastifyInstance,
  web: WebBuild | undefined,
  writeLog: ((lines: string) => void) | undefined,
): void {
  const routes = createRouteFinder(app, web)
  const requestLog = writeLog && createRequestLog(writeLog)
  /** A cached response has one address, so its pattern is looked up only once. */
  const routeOfResponse = new WeakMap<object, string>()

  function record(method: string, route: string, status: number, ms: number | null): void {
    httpRequests.inc({ method, route, status: `${Math.floor(status / 100)}xx` })
    if (ms !== null) httpDuration.observe({ method, route }, ms / 1000)
  }

  function recordResponse(request: FastifyRequest, reply: FastifyReply, status: number): void {
    request.isPending = false
    const route = routes.ofRequest(request)
    const { method } = request
    const isStream = route === EVENTS_PATH || (route.startsWith('/api/') && wantsEvents(request))
    const ms = Math.round(reply.elapsedTime * 100) / 100
    record(method, route, status, isStream ? null : ms)
    const line = { method, route, status, cached: request.isFromMemory, ms, request_id: request.id }
    if (ms > SLOW_MS && !isStream) app.log.warn(line, 'slow request')
    else if (!PROBES.has(route)) requestLog?.add(line)
  }

  app.decorate('recordCachedResponse', (response, { method = '', url = '' }, status, request_id) => {
    const route = routeOfResponse.get(response) ?? routes.ofAddress(url)
    // Until the pages are loaded, no address has a pattern.
    if (route !== UNKNOWN_PAGE) routeOfResponse.set(response, route)
    record(method, route, status, 0)
    requestLog?.add({ method, route, status, cached: true, ms: 0, request_id })
  })
  app.decorateRequest('isFromMemory', false)
  app.decorateRequest('isPending', false)
  app.addHook('onRequest', (request, reply, done) => {
    request.isPending = true
    reply.raw.on('close', () => {
      if (request.isPending) recordResponse(request, reply, reply.raw.writableFinished ? reply.raw.statusCode : ABORTED)
    })
    requestIds.run(request.id, done)
  })
  // The connection's end is late with keep-alive, and never occurs for an injected request.
  app.addHook('onResponse', (request, reply, done) => {
    if (request.isPending) recordResponse(request, reply, reply.raw.statusCode)
    done()
  })
  app.addHook('onClose', async () => requestLog?.flush())
}
