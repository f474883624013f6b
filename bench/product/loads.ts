import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { CLIENT_EMAIL, DEMO_PASSWORD } from '#server/demo/sign-ins.ts'
import { PUBLIC_PAGES } from '#server/site/public-pages.ts'
import { apiOf } from '../../test/start/api-of.ts'
import type { BareWork, CachedBytes } from '../bare/work.ts'
import { requestInputs } from '../data.ts'
import type { Load } from '../load/rounds.ts'
import { articleSql, directorySql, loginSql, searchSql, submissionSql } from './recorded-work.ts'

export interface NamedLoad extends Load {
  name: string
  /** Share of the bare server's speed; null without a goal. */
  goal: number | null
  /** Fields of the response that differ each time. */
  ownFields?: string[]
}

interface Target {
  siteUrl: string
  /** True to add every other cached response to the most visited ones. */
  everyPage: boolean
  databaseUrl: string
  bareDatabaseUrl: string
  /** The token of a client who is signed in to both databases. */
  token: string
  secret: string
}

/** Sent by almost every browser. */
const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** Headers that node:http writes by itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive'])

async function readRaw(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const call = request(url, { headers: AS_BROWSERS }).end()
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`)
  const body = Buffer.concat(await answer.toArray())
  const headers = Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.has(name))
  return { headers: Object.fromEntries(headers) as Record<string, string>, body }
}

/** The compressed response (fetch would decompress it), so that the bare server sends the same bytes. */
async function cachedBytes(siteUrl: string, path: string): Promise<CachedBytes> {
  await readRaw(`${siteUrl}${path}`)
  const { headers, body } = await readRaw(`${siteUrl}${path}`)
  if (!headers.etag) throw new Error(`${path} is not cached`)
  return { headers, body: body.toString('base64') }
}

const CACHED_GOAL = 0.7
const RENDERED_GOAL = 0.6
/** Enough different submissions that consecutive ones always differ. */
const SUBMISSIONS = 1000
const SEARCH = 'breakfast'
/** A non-canonical address, which is never cached: each response is rendered. */
const UNCACHED = 'again=1'

/** Resolves when the app has sent all its mails, so that one round's work does not slow down the next. */
async function waitForMails(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const queued = async () => (await client.query(`select from mails where status = 'queued' limit 1`)).rowCount
  while (await queued()) await delay(200)
  await client.end()
}

/** The records that the loads request. */
interface SampleRecords {
  dietitianId: number
  dietitianPage: string
  blogId: number
  articlePage: string
}

async function findSampleRecords(siteUrl: string): Promise<SampleRecords> {
  const api = apiOf(siteUrl)
  const [dietitian] = (await api.dietitians.list({ is_available: 'true' })).results
  const [article] = (await api.blogs.list({})).results
  if (!dietitian || !article) throw new Error('the site is empty')
  const pathOf = async (path: string) => new URL((await fetch(siteUrl + path)).url).pathname
  return {
    dietitianId: dietitian.id,
    dietitianPage: await pathOf(`/dietitians/${dietitian.id}`),
    blogId: article.id,
    articlePage: await pathOf(`/blogs/${article.id}`),
  }
}

function cachedLoad(name: string, path: string): NamedLoad {
  return { name, goal: CACHED_GOAL, path, headers: AS_BROWSERS, status: 200 }
}

/** The most visited cached responses. */
function topLoads({ blogId, articlePage }: SampleRecords): NamedLoad[] {
  return [
    cachedLoad('page /dietitians, cached', '/dietitians'),
    cachedLoad('page of an article, cached', articlePage),
    cachedLoad('JSON of articles, cached', '/api/adminpanel/blogs/'),
    cachedLoad('JSON of an article, cached', `/api/adminpanel/blogs/${blogId}/`),
  ]
}

/** All other public pages, public JSON and public files. */
function otherCachedLoads({ blogId, dietitianId, dietitianPage }: SampleRecords): NamedLoad[] {
  const pages = PUBLIC_PAGES.flatMap(({ path, views = [] }) => [path, ...views.map((view) => path + view)])
  const dietitian = `/api/adminpanel/dietitians/${dietitianId}/`
  const json = ['blogs/authors/', `blogs/${blogId}/related/`, 'dietitians/', 'site-settings/'].map(
    (path) => `/api/adminpanel/${path}`,
  )
  return [
    ...pages.filter((path) => path !== '/dietitians'),
    dietitianPage,
    ...json,
    dietitian,
    `${dietitian}reviews/`,
    '/sitemap.xml',
    '/blogs/feed.xml',
  ].map((path) => cachedLoad(`${path}, cached`, path))
}

/** Every load, and what the bare server needs for the same responses. */
export async function prepareLoads(target: Target): Promise<{ loads: NamedLoad[]; work: BareWork }> {
  const { siteUrl, databaseUrl, bareDatabaseUrl, token, secret } = target
  const records = await findSampleRecords(siteUrl)
  const { dietitianId, blogId } = records
  const blog = `/api/adminpanel/blogs/${blogId}/`
  const cached = [...topLoads(records), ...(target.everyPage ? otherCachedLoads(records) : [])]
  const rendered = { goal: RENDERED_GOAL, status: 200 }
  const directory = `/api/adminpanel/dietitians/?${UNCACHED}`
  const people = '/api/adminpanel/dietitians/?search=an'
  const search = `/api/adminpanel/blogs/?search=${SEARCH}`
  const json = { 'content-type': 'application/json' }
  const credentials = { email: CLIENT_EMAIL, password: DEMO_PASSWORD }
  const loads: NamedLoad[] = [
    ...cached,
    { ...rendered, name: 'JSON of the directory', path: directory },
    { ...rendered, name: 'search of the directory', path: people },
    { ...rendered, name: 'JSON of an article', path: `${blog}?${UNCACHED}`, ownFields: ['views_count'] },
    { ...rendered, name: 'search of articles', path: search },
    {
      ...rendered,
      name: 'login',
      goal: null,
      path: '/api/auth/login/',
      method: 'POST',
      headers: json,
      bodies: [JSON.stringify(credentials)],
      ownFields: ['tokens'],
    },
    {
      name: 'submission of a request',
      goal: RENDERED_GOAL,
      path: '/api/adminpanel/contact-requests/',
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${token}` },
      bodies: requestInputs(SUBMISSIONS, [dietitianId]).map((input) => JSON.stringify(input)),
      status: 201,
      ownFields: ['id', 'created_at', 'updated_at', 'waiting_since'],
      settle: () => waitForMails(databaseUrl),
    },
  ]
  const bytes: [path: string, bytes: CachedBytes][] = []
  for (const { path } of cached) bytes.push([path, await cachedBytes(siteUrl, path)])
  const work: BareWork = {
    databaseUrl: bareDatabaseUrl,
    siteUrl,
    secret,
    cached: Object.fromEntries(bytes),
    directory: {
      [directory]: await directorySql(bareDatabaseUrl, {}),
      [people]: await directorySql(bareDatabaseUrl, { search: 'an' }),
    },
    article: { [`${blog}?${UNCACHED}`]: await articleSql(bareDatabaseUrl, blogId) },
    search: { [search]: await searchSql(bareDatabaseUrl, SEARCH) },
    login: await loginSql(bareDatabaseUrl, secret, credentials),
    submission: await submissionSql(bareDatabaseUrl, token, dietitianId),
  }
  return { loads, work }
}
