import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createKeptAnswers } from '../http/pages/kept-answer.ts'
import type { PageCache } from '../http/pages/page-cache.ts'
import { API_POLICY, commonHeaders } from '../http/pages/security-headers.ts'
import { getSharingCard } from './cards/cards.service.ts'
import { writeManifest, writeRobots } from './crawlers.service.ts'
import { writeFeed } from './feed.service.ts'
import { writeSitemap, writeSitemapFile } from './sitemap.service.ts'

const HIDDEN = { schema: { hide: true } }
const A_DAY = 'public, max-age=86400'
const AN_HOUR = 'public, max-age=3600'

/** What crawlers, link previews and home screens ask for. */
export function siteRoutes(app: FastifyInstance, cache: PageCache): void {
  const { db, siteUrl } = app.services
  const sendKeptAnswer = createKeptAnswers(cache)
  const xmlHeaders = {
    ...commonHeaders(siteUrl),
    'content-security-policy': API_POLICY,
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': AN_HOUR,
    vary: 'accept-encoding',
  }
  const sendXml = (path: string, request: FastifyRequest, reply: FastifyReply, write: () => Promise<string>) =>
    sendKeptAnswer(path, request, reply, async () => ({
      headers: xmlHeaders,
      body: Buffer.from(await write()),
      topics: new Set(['blogs', 'dietitians'] as const),
    }))

  app.get('/sitemap.xml', HIDDEN, (request, reply) =>
    sendXml('/sitemap.xml', request, reply, () => writeSitemap(db, siteUrl)),
  )
  app.get<{ Params: { file: string } }>('/sitemaps/:file', HIDDEN, (request, reply) => {
    const { file } = request.params
    return sendXml(`/sitemaps/${file}`, request, reply, () => writeSitemapFile(db, siteUrl, file))
  })
  app.get('/blogs/feed.xml', HIDDEN, (request, reply) =>
    sendKeptAnswer('/blogs/feed.xml', request, reply, async () => ({
      headers: { ...xmlHeaders, 'content-type': 'application/rss+xml; charset=utf-8' },
      body: Buffer.from(await writeFeed(db, siteUrl)),
      topics: new Set(['blogs'] as const),
    })),
  )
  app.get('/robots.txt', HIDDEN, (_request, reply) =>
    reply.headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': A_DAY }).send(writeRobots(siteUrl)),
  )
  app.get('/site.webmanifest', HIDDEN, (_request, reply) =>
    reply.headers({ 'content-type': 'application/manifest+json', 'cache-control': A_DAY }).send(writeManifest()),
  )
  app.get<{ Params: { '*': string } }>('/cards/*', HIDDEN, async (request, reply) => {
    const card = await getSharingCard(db, request.params['*'])
    const etag = `"${card.version}"`
    reply.headers({ etag, 'cache-control': A_DAY })
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send()
    return reply.headers({ 'content-type': 'image/png', 'content-security-policy': API_POLICY }).send(await card.read())
  })
}
