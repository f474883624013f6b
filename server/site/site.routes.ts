import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CacheStore, createRenderOnce } from '../http/cache/cache-store.ts'
import { feedTags, SITEMAP_TAGS } from '../http/cache/cache-tags.ts'
import { type FreshResponse, sendCached, toCached } from '../http/cache/cached-response.ts'
import { API_POLICY, commonHeaders } from '../http/pages/security-headers.ts'
import { getSharingCard } from './cards/cards.service.ts'
import { writeManifest, writeRobots } from './crawlers.service.ts'
import { writeFeed } from './feed.service.ts'
import { writeSitemap, writeSitemapFile } from './sitemap.service.ts'

const HIDDEN = { schema: { hide: true } }
const A_DAY = 'public, max-age=86400'
const AN_HOUR = 'public, max-age=3600'

/** Resources for crawlers, link previews and home screens. They have their own `store`, because sitemaps are large. */
export function siteRoutes(app: FastifyInstance, store: CacheStore): void {
  const { siteUrl } = app.services
  const { publicReads: reads } = app
  const renderOnce = createRenderOnce<FreshResponse>(store, toCached)
  const xmlHeaders = {
    ...commonHeaders(siteUrl, 'cross-origin'),
    'content-security-policy': API_POLICY,
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': AN_HOUR,
    vary: 'accept-encoding',
  }

  async function sendFile(
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<FreshResponse>,
  ): Promise<FastifyReply> {
    const hit = store.get(path)
    const response = hit ?? (await renderOnce(path, make)).cached
    store.recordLookup(hit !== undefined)
    return response ? sendCached(response, request, reply) : reply
  }

  const sendSitemap = (path: string, request: FastifyRequest, reply: FastifyReply, write: () => Promise<string>) =>
    sendFile(path, request, reply, async () => ({
      headers: xmlHeaders,
      body: Buffer.from(await write()),
      tags: new Set(SITEMAP_TAGS),
    }))

  app.get('/sitemap.xml', HIDDEN, (request, reply) =>
    sendSitemap('/sitemap.xml', request, reply, () => reads.read((db) => writeSitemap(db, siteUrl))),
  )
  app.get<{ Params: { file: string } }>('/sitemaps/:file', HIDDEN, (request, reply) => {
    const { file } = request.params
    return sendSitemap(`/sitemaps/${file}`, request, reply, () =>
      reads.read((db) => writeSitemapFile(db, siteUrl, file)),
    )
  })
  app.get('/blogs/feed.xml', HIDDEN, (request, reply) =>
    sendFile('/blogs/feed.xml', request, reply, async () => {
      const { xml, blogs } = await reads.read((db) => writeFeed(db, siteUrl))
      const headers = { ...xmlHeaders, 'content-type': 'application/rss+xml; charset=utf-8' }
      return { headers, body: Buffer.from(xml), tags: new Set(feedTags(blogs)) }
    }),
  )
  app.get('/robots.txt', HIDDEN, (_request, reply) =>
    reply.headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': A_DAY }).send(writeRobots(siteUrl)),
  )
  app.get('/site.webmanifest', HIDDEN, (_request, reply) =>
    reply.headers({ 'content-type': 'application/manifest+json', 'cache-control': A_DAY }).send(writeManifest()),
  )
  app.get<{ Params: { '*': string } }>('/cards/*', HIDDEN, async (request, reply) => {
    const card = await reads.read((db) => getSharingCard(db, request.params['*']))
    const etag = `"${card.version}"`
    const isKnown = request.headers['if-none-match']?.includes(etag) ?? false
    // HEAD requests do not draw the card.
    const picture = isKnown || request.method === 'HEAD' ? undefined : await card.read()
    reply.headers({ etag, 'cache-control': A_DAY })
    if (isKnown) return reply.status(304).send()
    return reply.headers({ 'content-type': 'image/png', 'content-security-policy': API_POLICY }).send(picture)
  })
}
