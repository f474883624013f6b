// Many different addresses at once, over real sockets, on a site whose pages wait for the test.
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { Services } from '../../context.ts'
import { createCacheStore } from '../cache/cache-store.ts'
import { serveCached } from '../cache/serve-cached.ts'
import { registerErrorHandler } from '../error-handler.ts'
import { createPageHandler } from '../pages/ssr.ts'

const AT_ONCE = 3
const WAITING = 4

let site: FastifyInstance
afterEach(() => site.close())

/** A site on which every address is a page that waits until all are released. */
async function startSite() {
  const asked: string[] = []
  let arrived = 0
  const gate = Promise.withResolvers<void>()
  const loader = async ({ request }: { request: Request }) => {
    const { href, pathname } = new URL(request.url)
    asked.push(pathname)
    await gate.promise
    return new Response(`<link rel="canonical" href="${href}">`, { headers: { 'content-type': 'text/html' } })
  }
  const handle = { canonicalPath: ({ pathname }: URL) => pathname }
  const build = {
    entry: { module: {} },
    routes: { page: { id: 'page', path: 'blogs/:id', module: { loader, handle } } },
    assets: { routes: {}, entry: {}, url: '', version: '1' },
    future: {},
    basename: '/',
    ssr: true,
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
  const store = createCacheStore(1)
  store.extendLease(60_000)
  site = Fastify()
  registerErrorHandler(site)
  site.decorateRequest('isFromMemory', false)
  serveCached(site, store)
  site.decorate('services', { siteUrl: 'https://thali.test' } as Services)
  const limits = { renderings: AT_ONCE, waitingRenderings: WAITING }
  const servePage = createPageHandler(site, { load: async () => build, isDevelopment: false }, store, limits)
  site.setNotFoundHandler((request, reply) => {
    const response = servePage(request, reply)
    arrived += 1
    return response
  })
  await site.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.server.address() as AddressInfo
  return {
    asked,
    arrived: () => arrived,
    letGo: gate.resolve,
    ask: (path: string, accept = '*/*') => fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } }),
  }
}

test('addresses are rendered and wait up to a limit, and the next gets an error at once', async () => {
  const { asked, arrived, letGo, ask } = await startSite()
  const paths = Array.from({ length: AT_ONCE + WAITING }, (_, index) => `/blogs/${index}`)
  const taken = paths.map((path) => ask(path))
  await expect.poll(arrived).toBe(AT_ONCE + WAITING)
  await expect.poll(() => asked.length).toBe(AT_ONCE)
  const rejected = await ask('/blogs/late')
  expect(rejected.status).toBe(503)
  expect(rejected.headers.get('retry-after')).toBe('5')
  expect(await rejected.json()).toEqual({
    detail: 'Too many people are using the site right now. Try again in a few seconds.',
  })
  const shown = await ask('/blogs/late', 'text/html,application/xhtml+xml')
  expect([shown.status, shown.headers.get('retry-after'), shown.headers.get('content-type')]).toEqual([
    503,
    '5',
    'text/html; charset=utf-8',
  ])
  expect(await shown.text()).toMatch(
    /<h1>One moment, please<\/h1><p>Too many people are using the site .*<a href="">Try again<\/a>/,
  )
  // A request for a page already being rendered takes no slot.
  const shared = ask('/blogs/0')
  expect(asked).toHaveLength(AT_ONCE)
  letGo()
  expect((await Promise.all([...taken, shared])).map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(asked.filter((path) => path === '/blogs/0')).toHaveLength(1)
  // The slots are free again, and the rendered pages are cached.
  expect((await Promise.all(paths.map((path) => ask(path)))).map(({ status }) => status)).toEqual(Array(7).fill(200))
  expect((await ask('/blogs/new')).status).toBe(200)
})
