import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { apiContext, failureContext, scriptMarkContext, siteUrlContext } from '#web/lib/api/page-contexts.ts'
import type { Caller } from '../../context.ts'
import { createLimiter } from '../../infra/limiter.ts'
import { pageRenderings } from '../../infra/metrics.ts'
import { callerOf, isReading } from '../caller.ts'
import type { ContentKey } from '../kept/content-keys.ts'
import { COMPRESSED_FROM, compressOnce, encodingFor } from '../kept/encodings.ts'
import { sendKept, toKept } from '../kept/kept-answer.ts'
import type { KeptStore } from '../kept/kept-store.ts'
import { createMakeOnce } from '../kept/make-once.ts'
import { OVERLOADED } from '../limits/overload.ts'
import { SERVER_LIMITS, type ServerLimits } from '../limits/server-limits.ts'
import { recordFailedRendering } from '../observability/failed-rendering.ts'
import { addressOf, correctSpelling } from './addresses.ts'
import { inProcessApi, type Shown } from './in-process.ts'
import { isForKeeping } from './is-in-process.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'
import { commonHeaders, contentSecurityPolicy, withoutMarks } from './security-headers.ts'

/** Long enough to spare a second request, short enough to change one's mind. */
const REDIRECT_CACHING = 'public, max-age=86400'

const ARTICLE_ADDRESS = /^\/blogs\/(\d{1,15})(?:[?#]|$)/

interface Rendered {
  url: string
  status: number
  headers: Record<string, string>
  body: Buffer
  html: string
  keys: ReadonlySet<ContentKey>
  /** Everything that it shows could be read. */
  isWhole: boolean
}

export interface WebBuild {
  load(): Promise<ServerBuild>
  isDevelopment: boolean
  /** Called before anything else is registered; development puts the bundler's own answers in front. */
  prepare?(app: FastifyInstance): Promise<void>
}

/** Only addresses in canonical form are kept: the one that the page itself names. */
function isCanonical(html: string, siteUrl: string, address: string): boolean {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  return canonical === `${siteUrl}${address}`
}

function responseHeaders(response: Response): Record<string, string> {
  const headers = Object.fromEntries(response.headers)
  delete headers['content-length']
  return headers
}

/** Renders pages of the web build; `serve` is the whole way of a page request. */
export function createPages(
  app: FastifyInstance,
  web: WebBuild,
  store: KeptStore,
  limits: Pick<ServerLimits, 'renderings' | 'waitingRenderings'> = SERVER_LIMITS,
) {
  const { siteUrl } = app.services
  const limitRenderings = createLimiter({
    concurrent: limits.renderings,
    waiting: limits.waitingRenderings,
    message: OVERLOADED,
  })
  const renderOnce = createMakeOnce<Rendered>(store, async (rendered) =>
    isKeepable(rendered) ? toKept({ ...rendered, onRead: countingReads(rendered.url) }, 'page') : null,
  )

  function isKeepable({ status, html, url, isWhole }: Rendered): boolean {
    return !web.isDevelopment && isWhole && status === 200 && isCanonical(html, siteUrl, url)
  }

  async function render(url: string, signal?: AbortSignal): Promise<Rendered> {
    pageRenderings.inc()
    const shown: Shown = { keys: new Set(), isWhole: true }
    const context = new RouterContextProvider()
    context.set(apiContext, inProcessApi(app, shown))
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
      html,
      url,
      ...shown,
    }
  }

  /** Somebody reads an article; its number is judged when it is counted. */
  function countingReads(url: string): ((caller: Caller) => void) | undefined {
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
      const kept = isForKeeping(request) ? undefined : store.get(request.url)
      if (kept) {
        request.isFromMemory = true
        store.countAnswer(true)
        return sendKept(kept, request, reply)
      }
      // Only addresses that are spelled so are ever kept: those in memory need no look at their letters.
      const correct = correctSpelling(request.url, siteUrl)
      if (correct) return reply.header('cache-control', REDIRECT_CACHING).redirect(correct, 308)
      const rendered = await renderOnce(request.url, () => limitRenderings(() => render(request.url)))
      if (rendered.made.status === 200 && !isForKeeping(request)) store.countAnswer(false)
      if (rendered.kept) return sendKept(rendered.kept, request, reply)
      if (rendered.made.status === 200 && isReading(request)) countingReads(request.url)?.(callerOf(request))
      return sendOnce(rendered.made, request, reply)
    },
  }
}
