import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { apiContext, scriptMarkContext, siteUrlContext } from '#web/lib/api/page-contexts.ts'
import type { Topic } from '../bind.ts'
import { callerOf, isReading } from '../caller.ts'
import { addressOf, correctSpelling } from './addresses.ts'
import { inProcessApi } from './in-process.ts'
import { compressOnce, sendKept, toKept } from './kept-answer.ts'
import type { PageCache } from './page-cache.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'
import { commonHeaders, contentSecurityPolicy, withoutMarks } from './security-headers.ts'

/** Long enough to spare a second request, short enough to change one's mind. */
const REDIRECT_CACHING = 'public, max-age=86400'

const ARTICLE_ADDRESS = /^\/blogs\/(\d{1,15})(?:[?#]|$)/

interface Rendered {
  status: number
  headers: Record<string, string>
  body: Buffer
  html: string
  topics: Set<Topic>
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
export function createPages(app: FastifyInstance, web: WebBuild, cache: PageCache) {
  const { siteUrl } = app.services
  const rendering = new Map<string, Promise<Rendered>>()

  async function render(url: string, signal?: AbortSignal): Promise<Rendered> {
    const topics = new Set<Topic>()
    const context = new RouterContextProvider()
    context.set(apiContext, inProcessApi(app, topics))
    context.set(siteUrlContext, siteUrl)
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
      topics,
    }
  }

  /** Many readers of a page that is not kept yet wait for one rendering, unless something has changed since it began. */
  function renderOnce(url: string): Promise<Rendered> {
    const begun = cache.begin()
    const key = `${begun} ${url}`
    const underWay = rendering.get(key)
    if (underWay) return underWay
    const started = render(url)
      .then(async (rendered) => {
        const isKept = !web.isDevelopment && rendered.status === 200 && isCanonical(rendered.html, siteUrl, url)
        if (isKept) cache.keep(url, await toKept(rendered), begun)
        return rendered
      })
      .finally(() => rendering.delete(key))
    rendering.set(key, started)
    return started
  }

  /** Somebody reads an article; its number is judged when it is counted. */
  function noteView(request: FastifyRequest): void {
    const id = ARTICLE_ADDRESS.exec(request.url)?.[1]
    if (id && isReading(request)) app.services.views.see(Number(id), callerOf(request), null)
  }

  async function sendOnce(rendered: Rendered, request: FastifyRequest, reply: FastifyReply) {
    reply.status(rendered.status).headers(rendered.headers)
    if (!String(request.headers['accept-encoding']).includes('br') || rendered.body.length < 1024)
      return reply.send(rendered.body)
    return reply.header('content-encoding', 'br').send(await compressOnce(rendered.body))
  }

  return {
    async serve(request: FastifyRequest, reply: FastifyReply) {
      const kept = cache.get(request.url)
      if (kept) {
        noteView(request)
        return sendKept(kept, request, reply)
      }
      // Only addresses that are spelled so are ever kept: those in memory need no look at their letters.
      const correct = correctSpelling(request.url, siteUrl)
      if (correct) return reply.header('cache-control', REDIRECT_CACHING).redirect(correct, 308)
      const rendered = await renderOnce(request.url)
      if (rendered.status === 200) noteView(request)
      const nowKept = cache.get(request.url)
      return nowKept ? sendKept(nowKept, request, reply) : sendOnce(rendered, request, reply)
    },
  }
}
