import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  createRequestHandler,
  isRouteErrorResponse,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { apiContext, failureContext, scriptNonceContext, siteUrlContext } from '#web/lib/api/page-contexts.ts'
import type { Caller } from '../../context.ts'
import { createLimiter } from '../../infra/limits/limiter.ts'
import { toLoggedError } from '../../infra/log.ts'
import { pageFailures, pageRenderings } from '../../infra/metrics/metrics.ts'
import { currentRequestId } from '../../infra/request-context.ts'
import { type CacheStore, createRenderOnce } from '../cache/cache-store.ts'
import { addressOf, correctSpelling, createPageRule } from '../cache/cacheable.ts'
import { sendCached, toCached } from '../cache/cached-response.ts'
import { callerOf, isReading } from '../caller.ts'
import { COMPRESSED_FROM, compress, encodingFor } from '../encodings.ts'
import { inProcessApi, type Rendering } from '../in-process.ts'
import { OVERLOADED } from '../limits/overload.ts'
import type { ServerLimits } from '../limits/server-limits.ts'
import { commonHeaders, contentSecurityPolicy, withoutNonces } from './security-headers.ts'

/** Ends a page: loads its modules after the first paint, or at once in a hidden tab, which has no frames. */
const START = `(function(d,s,m){function start(){d.querySelectorAll('link[rel="later"]').forEach(function(l){l.rel='modulepreload'});s=d.querySelector('script[type="later"]');m=d.createElement('script');m.type='module';m.textContent=s.textContent;s.replaceWith(m)}d.hidden?start():requestAnimationFrame(function(){requestAnimationFrame(start)})})(document)`

/**
 * Delays the scripts of public pages, which are readable without them: on a slow connection they must not compete with
 * style sheet, picture and typeface. A signed-in page shows nothing without its scripts.
 * @param nonce of the page's own scripts
 */
export function scriptsAfterPaint(html: string, nonce: string): string {
  if (html.includes('<meta name="robots" content="noindex"'))
    return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later" fetchpriority="low"')
    .replace(`<script nonce="${nonce}" type="module" async="">`, `<script nonce="${nonce}" type="later">`)
    .replace('</body>', `<script nonce="${nonce}">${START}</script></body>`)
}

export function recordFailedRendering(log: FastifyBaseLogger, error: unknown): void {
  // An unknown address gets a page that says so, which is not a failure.
  if (isRouteErrorResponse(error) && error.status < 500) return
  pageFailures.inc()
  const cause = isRouteErrorResponse(error) ? new Error(`answered with ${error.status}`) : error
  log.error({ error: toLoggedError(cause), request_id: currentRequestId() }, 'page not rendered')
}

/** Long enough to save requests, short enough to change a redirect. */
const REDIRECT_CACHING = 'public, max-age=86400'

const ARTICLE_ADDRESS = /^\/blogs\/(\d{1,15})(?:[?#]|$)/

interface Rendered extends Rendering {
  url: string
  status: number
  headers: Record<string, string>
  body: Buffer
}

export interface WebBuild {
  load(): Promise<ServerBuild>
  isDevelopment: boolean
  /** Called before anything else is registered; in development it adds the bundler's own responses. */
  prepare?(app: FastifyInstance): Promise<void>
}

/** @returns a handler that renders a page of the web build, if it is not cached */
export function createPageHandler(
  app: FastifyInstance,
  web: WebBuild,
  store: CacheStore,
  limits: Pick<ServerLimits, 'renderings' | 'waitingRenderings'>,
) {
  const { siteUrl } = app.services
  const limitRenderings = createLimiter({
    concurrent: limits.renderings,
    waiting: limits.waitingRenderings,
    message: OVERLOADED,
  })
  let handler: RequestHandler | undefined
  let isCanonical: ((url: string) => boolean) | undefined
  const renderOnce = createRenderOnce<Rendered>(store, async (rendered) =>
    (await isCacheable(rendered)) ? toCached({ ...rendered, onRead: viewRecorder(rendered.url) }) : null,
  )

  async function isCacheable({ status, url, isComplete }: Rendered): Promise<boolean> {
    if (web.isDevelopment || !isComplete || status !== 200) return false
    isCanonical ??= createPageRule((await web.load()).routes, siteUrl)
    return isCanonical(url)
  }

  /** Created once, because it flattens and ranks all routes; in development it changes with the build. */
  async function loadHandler(): Promise<RequestHandler> {
    if (web.isDevelopment) return createRequestHandler(await web.load(), 'development')
    handler ??= createRequestHandler(await web.load(), 'production')
    return handler
  }

  async function render(url: string): Promise<Rendered> {
    pageRenderings.inc()
    const rendering: Rendering = { tags: new Set(), isComplete: true }
    const context = new RouterContextProvider()
    context.set(apiContext, inProcessApi(app, rendering))
    context.set(siteUrlContext, siteUrl)
    context.set(failureContext, (error) => recordFailedRendering(app.log, error))
    const nonce = randomUUID()
    context.set(scriptNonceContext, nonce)
    const handleRequest = await loadHandler()
    const response = await handleRequest(new Request(addressOf(url, siteUrl)), context)
    const { 'content-length': _length, ...headers } = Object.fromEntries(response.headers)
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    const source = isPage ? await response.text() : ''
    const withNonces = web.isDevelopment ? source : scriptsAfterPaint(source, nonce)
    const policy = isPage
      ? { 'content-security-policy': contentSecurityPolicy(withNonces, nonce, web.isDevelopment) }
      : {}
    const html = withoutNonces(withNonces, nonce)
    const body = isPage ? Buffer.from(html) : Buffer.from(await response.arrayBuffer())
    return {
      status: response.status,
      headers: {
        ...headers,
        ...commonHeaders(siteUrl),
        ...policy,
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
      },
      body,
      url,
      ...rendering,
    }
  }

  /** Does not check whether the article exists; counting its views does. */
  function viewRecorder(url: string): ((caller: Caller) => void) | undefined {
    const id = ARTICLE_ADDRESS.exec(url)?.[1]
    return id ? (caller) => app.services.views.record(Number(id), caller, null) : undefined
  }

  async function sendOnce(rendered: Rendered, request: FastifyRequest, reply: FastifyReply) {
    reply.status(rendered.status).headers(rendered.headers)
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === 'identity' || rendered.body.length < COMPRESSED_FROM) return reply.send(rendered.body)
    return reply.header('content-encoding', encoding).send(await compress(rendered.body, encoding))
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const correct = correctSpelling(request.url, siteUrl)
    if (correct) return reply.header('cache-control', REDIRECT_CACHING).redirect(correct, 308)
    const { fresh, cached } = await renderOnce(request.url, () => limitRenderings(() => render(request.url)))
    if (fresh.status === 200) store.recordLookup(false)
    if (cached) return sendCached(cached, request, reply)
    if (fresh.status === 200 && isReading(request)) viewRecorder(request.url)?.(callerOf(request))
    return sendOnce(fresh, request, reply)
  }
}
