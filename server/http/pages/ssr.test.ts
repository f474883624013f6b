import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { Services } from '../../context.ts'
import { type CacheStore, createCacheStore } from '../cache/cache-store.ts'
import { serveCached } from '../cache/serve-cached.ts'
import { SERVER_LIMITS } from '../limits/server-limits.ts'
import { createPageHandler } from './ssr.ts'

const SITE_URL = 'https://thali.test'

let app: FastifyInstance | null = null
afterEach(() => app?.close())

/** A site with one page that shows what `read` returns; it needs no bundle. */
function startSite(read: (path: string) => Promise<string>): { site: FastifyInstance; cache: CacheStore } {
  const module = {
    loader: async ({ request }: { request: Request }) => {
      const { origin, pathname } = new URL(request.url)
      const html = `<link rel="canonical" href="${origin}${pathname}">${await read(pathname)}`
      return new Response(html, { headers: { 'content-type': 'text/html' } })
    },
  }
  const build = {
    entry: { module: {} },
    routes: { home: { id: 'home', index: true, module }, page: { id: 'page', path: '*', module } },
    assets: { routes: {}, entry: {}, url: '', version: '1' },
    future: {},
    basename: '/',
    ssr: true,
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
  const cache = createCacheStore(1)
  cache.extendLease(60_000)
  const site = Fastify()
  site.decorate('services', { siteUrl: SITE_URL } as Services)
  site.decorateRequest('isFromMemory', false)
  serveCached(site, cache)
  const servePage = createPageHandler(site, { load: async () => build, isDevelopment: false }, cache, SERVER_LIMITS)
  site.setNotFoundHandler(servePage)
  app = site
  return { site, cache }
}

test('a request after a change does not get a rendering that began before it', async () => {
  let stored = 'before'
  let isRead = () => {}
  let goOn = () => {}
  const firstRead = new Promise<void>((resolve) => {
    isRead = resolve
  })
  const pause = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const { site, cache } = startSite(async () => {
    const read = stored
    if (read === 'before') {
      isRead()
      await pause
    }
    return read
  })
  const early = site.inject('/')
  await firstRead
  stored = 'after'
  cache.clear()
  expect((await site.inject('/')).body).toContain('after')
  goOn()
  await early
  expect((await site.inject('/')).body).toContain('after')
})

test('readers of an unchanged page share one rendering', async () => {
  let renderings = 0
  const { site } = startSite(async () => {
    renderings += 1
    return 'the page'
  })
  const answers = await Promise.all(Array.from({ length: 5 }, () => site.inject('/')))
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200])
  expect(renderings).toBe(1)
  expect((await site.inject('/')).body).toContain('the page')
  expect(renderings).toBe(1)
})

interface Answer {
  status: number | undefined
  location: string | undefined
  body: string
}

/** Over a socket, because a client library would normalize the address. */
function ask(site: FastifyInstance, path: string): Promise<Answer> {
  const { port } = site.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, agent: false }, async (answer) => {
      resolve({ status: answer.statusCode, location: answer.headers.location, body: await text(answer) })
    })
    call.on('error', reject).end()
  })
}

test.each([
  '//',
  '//elsewhere.example/x',
  '/\\elsewhere.example',
  '//[',
  '//user@elsewhere.example',
  'http://elsewhere.example/x',
])('the address %s stays on this site', async (path) => {
  const { site } = startSite(async (read) => `path ${read}`)
  await site.listen({ port: 0, host: '127.0.0.1' })
  const { status, body } = await ask(site, path)
  expect(status).toBe(200)
  expect(body).toContain(`href="${SITE_URL}/`)
})

test.each([
  ['/Contact', '/contact'],
  ['/BMI?Units=Metric&q=Ab', '/bmi?Units=Metric&q=Ab'],
  ['/Dietitians?search=Gill', '/dietitians?search=Gill'],
  ['/bmi/', '/bmi'],
  ['/Diet/Protein//?a=/', '/diet/protein?a=/'],
  ['/%E0%A4%A5/A', '/%E0%A4%A5/a'],
  ['//Elsewhere.example/', '/elsewhere.example'],
  ['/.//Elsewhere.example', '/elsewhere.example'],
  ['/\\Elsewhere.example', '/elsewhere.example'],
  ['http://elsewhere.example/X/', '/elsewhere.example/x'],
])('%s is spelled %s', async (path, spelling) => {
  const { site } = startSite(async (read) => `path ${read}`)
  await site.listen({ port: 0, host: '127.0.0.1' })
  expect(await ask(site, path)).toMatchObject({ status: 308, location: spelling })
  expect(await ask(site, spelling)).toMatchObject({ status: 200, location: undefined })
})

test('the slash of the home page and capitals in a query are left as they are', async () => {
  const { site } = startSite(async (read) => `path ${read}`)
  for (const path of ['/', '/?Utm=A/', '/%C3%A9', '/dietitians?search=Gill/'])
    expect((await site.inject(path)).statusCode, path).toBe(200)
})
