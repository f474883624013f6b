import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { apiContext, siteUrlContext } from '#web/lib/api/page-contexts.ts'
import type { Topic } from '../bind.ts'
import { inProcessApi } from './in-process.ts'
import type { KeptPage, PageCache, SendableBody } from './page-cache.ts'
import { commonHeaders, contentSecurityPolicy } from './security-headers.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Pages are small and compressed once for many readers; searches are compressed once for one. */
const BROTLI_QUALITY = { kept: 9, once: 4 } as const

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

/** Two slashes, or a scheme, would name another host: what is asked for is always an address of ours. */
function addressOf(url: string, siteUrl: string): URL {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:/i, '').replace(/^[/\\]+/, '/')
  return new URL(`${siteUrl}${path.startsWith('/') ? path : `/${path}`}`)
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
    const handle = createRequestHandler(await web.load(), web.isDevelopment ? 'development' : 'production')
    const response = await handle(new Request(addressOf(url, siteUrl), signal ? { signal } : {}), context)
    const body = Buffer.from(await response.arrayBuffer())
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    const html = isPage ? body.toString() : ''
    const policy = isPage ? { 'content-security-policy': contentSecurityPolicy(html, web.isDevelopment) } : {}
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

  async function compress(rendered: Rendered): Promise<KeptPage> {
    const { body, headers, topics } = rendered
    const quality = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY.kept,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }
    const [brotli, zipped] = await Promise.all([compressBrotli(body, quality), compressGzip(body, { level: 9 })])
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const sendable = (bytes: Buffer, encoding: Record<string, string> = {}) => ({
      headers: { ...headers, ...encoding, etag, 'content-length': String(bytes.length) },
      bytes,
    })
    return {
      etag,
      plain: sendable(body),
      brotli: sendable(brotli, { 'content-encoding': 'br' }),
      gzip: sendable(zipped, { 'content-encoding': 'gzip' }),
      unchanged: { headers: { ...headers, etag } },
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
        if (isKept) cache.keep(url, await compress(rendered), begun)
        return rendered
      })
      .finally(() => rendering.delete(key))
    rendering.set(key, started)
    return started
  }

  async function sendOnce(rendered: Rendered, request: FastifyRequest, reply: FastifyReply) {
    reply.status(rendered.status).headers(rendered.headers)
    if (!String(request.headers['accept-encoding']).includes('br') || rendered.body.length < 1024)
      return reply.send(rendered.body)
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY.once }
    return reply.header('content-encoding', 'br').send(await compressBrotli(rendered.body, { params }))
  }

  return {
    async serve(request: FastifyRequest, reply: FastifyReply) {
      const kept = cache.get(request.url)
      if (kept) return sendKept(kept, request, reply)
      const rendered = await renderOnce(request.url)
      const nowKept = cache.get(request.url)
      return nowKept ? sendKept(nowKept, request, reply) : sendOnce(rendered, request, reply)
    },
  }
}

function bodyFor({ plain, brotli, gzip }: KeptPage, accepted: string): SendableBody {
  if (accepted.includes('br')) return brotli
  return accepted.includes('gzip') ? gzip : plain
}

/** Straight to the socket: nothing is left to do for a page that was made with all its headers. */
function sendKept(page: KeptPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isKnown = request.headers['if-none-match']?.includes(page.etag)
  const body = isKnown ? null : bodyFor(page, String(request.headers['accept-encoding']))
  const { headers } = body ?? page.unchanged
  reply.hijack()
  reply.raw.writeHead(isKnown ? 304 : 200, { ...headers, 'x-request-id': request.id })
  reply.raw.end(body?.bytes)
  return reply
}
