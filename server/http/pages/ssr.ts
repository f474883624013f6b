import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { apiContext, failureContext, scriptMarkContext, siteUrlContext } from '#web/lib/api/page-contexts.ts'
import type { Caller } from '../../context.ts'
import { createLimiter } from '../../infra/limiter.ts'
import { pageRenderings } from '../../infra/metrics.ts'
import type { CacheStore } from '../cache/cache-store.ts'
import { createPageRule } from '../cache/cacheable.ts'
import { sendCached, toCached } from '../cache/cached-response.ts'
import { createRenderOnce } from '../cache/render-once.ts'
import { callerOf, isReading } from '../caller.ts'
import { COMPRESSED_FROM, compressOnce, encodingFor } from '../encodings.ts'
import { inProcessApi, type Rendering } from '../in-process.ts'
import { OVERLOADED } from '../limits/overload.ts'
import { SERVER_LIMITS, type ServerLimits } from '../limits/server-limits.ts'
import { recordFailedRendering } from '../observability/failed-rendering.ts'
import { addressOf, correctSpelling } from './addresses.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'
import { commonHeaders, contentSecurityPolicy, withoutMarks } from './security-headers.ts'

/** Long enough to spare a second request, short enough to change one's mind. */
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
  /** Called before anything else is registered; development puts the bundler's own answers in front. */
  prepare?(app: FastifyInstance): Promise<void>
}

function responseHeaders(response: Response): Record<string, string> {
  const headers = Object.fromEntries(response.headers)
  delete headers['content-length']
  return headers
}

/** Renders pages of the web build; `serve` answers a request for a page that is not in the cache. */
export function createPages(
  app: FastifyInstance,
  web: WebBuild,
  store: CacheStore,
  limits: Pick<ServerLimits, 'renderings' | 'waitingRenderings'> = SERVER_LIMITS,
) {
  const { siteUrl } = app.services
  const limitRenderings = createLimiter({
    concurrent: limits.renderings,
    waiting: limits.waitingRenderings,
    message: OVERLOADED,
  })
  let isCanonical: ((url: string) => boolean) | undefined
  const renderOnce = createRenderOnce<Rendered>(store, async (rendered) =>
    (await isCacheable(rendered)) ? toCached({ ...rendered, onRead: viewRecorder(rendered.url) }, 'page') : null,
  )

  async function isCacheable({ status, url, isComplete }: Rendered): Promise<boolean> {
    if (web.isDevelopment || !isComplete || status !== 200) return false
    isCanonical ??= createPageRule((await web.load()).routes, siteUrl)
    return isCanonical(url)
  }

  async function render(url: string, signal?: AbortSignal): Promise<Rendered> {
    pageRenderings.inc()
    const rendering: Rendering = { tags: new Set(), isComplete: true }
    const context = new RouterContextProvider()
    context.set(apiContext, inProcessApi(app, rendering))
    context.set(siteUrlContext, siteUrl)
    context.set(failureContext, (error) => recordFailedRendering(app.log, error))
    const mark = randomUUID()
    context.set(scriptMarkContext, mark)
    const handle = createRequestHandler(await web.load(), web.isDevelopment ? 'development' : 'production')
    const response = await handle(new Request(addressOf(url, siteUrl), signal ? { signal } : {}), context)
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    const sent = isPage ? await response.text() : ''
    const marked = web.isDevelopment ? sent : scriptsAfterPaint(sent, mark)
    const policy = isPage ? { 'content-security-policy': contentSecurityPolicy(marked, mark, web.isDevelopment) } : {}
    const html = withoutMarks(marked, mark)
    const body = isPage ? Buffer.from(html) : Buffer.from(await response.arrayBuffer())
    return {
      status: response.status,
      headers: {
        ...responseHeaders(response),
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

  /** Whether the article exists is found out when its views are counted. */
  function viewRecorder(url: string): ((caller: Caller) => void) | undefined {
    const id = ARTICLE_ADDRESS.exec(url)?.[1]
    return id ? (caller) => app.services.views.see(Number(id), caller, null) : undefined
  }

  async function sendOnce(rendered: Rendered, request: FastifyRequest, reply: FastifyReply) {
    reply.status(rendered.status).headers(rendered.headers)
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === 'identity' || rendered.body.length < COMPRESSED_FROM) return reply.send(rendered.body)
    return reply.header('content-encoding', encoding).send(await compressOnce(rendered.body, encoding))
  }

  return {
    async serve(request: FastifyRequest, reply: FastifyReply) {
      const correct = correctSpelling(request.url, siteUrl)
      if (correct) return reply.header('cache-control', REDIRECT_CACHING).redirect(correct, 308)
      const { made, cached } = await renderOnce(request.url, () => limitRenderings(() => render(request.url)))
      if (made.status === 200) store.recordLookup(false)
      if (cached) return sendCached(cached, request, reply)
      if (made.status === 200 && isReading(request)) viewRecorder(request.url)?.(callerOf(request))
      return sendOnce(made, request, reply)
    },
  }
}
