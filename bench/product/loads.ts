import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { CLIENT_EMAIL, DEMO_PASSWORD } from '#server/demo/sign-ins.ts'
import { PUBLIC_PAGES } from '#server/site/public-pages.ts'
import { apiOf } from '../../test/start/api-of.ts'
import type { BareWork, CachedBytes } from '../bare/work.ts'
import { requestInputs } from '../data.ts'
import type { Load } from '../load/rounds.ts'
import { AS_BROWSERS, cachedBytes } from './cached-bytes.ts'
import { articleSql, directorySql, loginSql, searchSql, submissionSql } from './recorded-work.ts'

export interface NamedLoad extends Load {
  name: string
  /** Of the bare server's speed; null where none is asked for. */
  goal: number | null
  /** The fields of the answer that are another one in each. */
  ownFields?: string[]
}

interface Place {
  siteUrl: string
  /** Besides the most visited ones, every other cached answer. */
  everyPage: boolean
  databaseUrl: string
  bareDatabaseUrl: string
  /** Of a client who is signed in in both databases. */
  token: string
  secret: string
}

const CACHED_GOAL = 0.7
const MADE_GOAL = 0.6
/** No more different ones are needed for none to be like the one before. */
const SUBMISSIONS = 1000
const SEARCH = 'breakfast'
/** An address in a spelling that the cache ignores: each answer is rendered. */
const UNKEPT = 'again=1'

/** Resolves when the app has sent all its mails: what one round left must not slow the next one down. */
async function untilMailsAreSent(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const queued = async () => (await client.query(`select from mails where status = 'queued' limit 1`)).rowCount
  while (await queued()) await delay(200)
  await client.end()
}

/** What the loads ask for. */
interface Shown {
  dietitianId: number
  dietitianPage: string
  blogId: number
  articlePage: string
}

async function shown(siteUrl: string): Promise<Shown> {
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

/** The most visited cached answers. */
function busiestLoads({ blogId, articlePage }: Shown): NamedLoad[] {
  return [
    cachedLoad('page /dietitians, cached', '/dietitians'),
    cachedLoad('page of an article, cached', articlePage),
    cachedLoad('JSON of articles, cached', '/api/adminpanel/blogs/'),
    cachedLoad('JSON of an article, cached', `/api/adminpanel/blogs/${blogId}/`),
  ]
}

/** All other public pages with their views, and what everybody may read as JSON or as a file. */
function otherCachedLoads({ blogId, dietitianId, dietitianPage }: Shown): NamedLoad[] {
  const pages = PUBLIC_PAGES.flatMap(({ path, views = [] }) => [path, ...views.map((view) => path + view)])
  const ofDietitian = `/api/adminpanel/dietitians/${dietitianId}/`
  const json = ['blogs/authors/', `blogs/${blogId}/related/`, 'dietitians/', 'site-settings/'].map(
    (path) => `/api/adminpanel/${path}`,
  )
  return [
    ...pages.filter((path) => path !== '/dietitians'),
    dietitianPage,
    ...json,
    ofDietitian,
    `${ofDietitian}reviews/`,
    '/sitemap.xml',
    '/blogs/feed.xml',
  ].map((path) => cachedLoad(`${path}, cached`, path))
}

/** Every load, and what the bare server needs for the same answers. */
export async function prepareLoads(place: Place): Promise<{ loads: NamedLoad[]; work: BareWork }> {
  const { siteUrl, databaseUrl, bareDatabaseUrl, token, secret } = place
  const known = await shown(siteUrl)
  const { dietitianId, blogId } = known
  const blog = `/api/adminpanel/blogs/${blogId}/`
  const cached = [...busiestLoads(known), ...(place.everyPage ? otherCachedLoads(known) : [])]
  const made = { goal: MADE_GOAL, status: 200 }
  const directory = `/api/adminpanel/dietitians/?${UNKEPT}`
  const people = '/api/adminpanel/dietitians/?search=an'
  const search = `/api/adminpanel/blogs/?search=${SEARCH}`
  const json = { 'content-type': 'application/json' }
  const credentials = { email: CLIENT_EMAIL, password: DEMO_PASSWORD }
  const settle = () => untilMailsAreSent(databaseUrl)
  const loads: NamedLoad[] = [
    ...cached,
    { ...made, name: 'JSON of the directory', path: directory },
    { ...made, name: 'search of the directory', path: people },
    { ...made, name: 'JSON of an article', path: `${blog}?${UNKEPT}`, ownFields: ['views_count'] },
    { ...made, name: 'search of articles', path: search },
    {
      ...made,
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
      goal: MADE_GOAL,
      path: '/api/adminpanel/contact-requests/',
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${token}` },
      bodies: requestInputs(SUBMISSIONS, [dietitianId]).map((input) => JSON.stringify(input)),
      status: 201,
      ownFields: ['id', 'created_at', 'updated_at', 'waiting_since'],
      settle,
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
    article: { [`${blog}?${UNKEPT}`]: await articleSql(bareDatabaseUrl, blogId) },
    search: { [search]: await searchSql(bareDatabaseUrl, SEARCH) },
    login: await loginSql(bareDatabaseUrl, secret, credentials),
    submission: await submissionSql(bareDatabaseUrl, token, dietitianId),
  }
  return { loads, work }
}
