import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#server/db/embedded.ts'
import { PUBLIC_PAGES } from '#server/site/public-pages.ts'
import { type Product, startProduct } from '../test/product-process.ts'
import { signInAs } from '../test/start/api-of.ts'
import { growArticles } from './articles/grow.ts'
import { createGenerator } from './load/rounds.ts'
import { cpuSeconds, postgresProcesses } from './processes.ts'
import { measureMemory } from './start.bench.ts'
import { ms, number, printTable } from './table.ts'

const ARTICLES = 2000
/** 1,000 words. */
const SECTIONS = 20
const CONNECTIONS = 32
const ROUNDS = 40
/** The first pages are a warm-up. */
const WARM_UP = 200
const ARTICLE_GOAL_MS = 5
const PAGE_GOAL_MS = 6
const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }

interface Cost {
  /** Processor milliseconds per response: the app with all its threads, and the database. */
  cpuMs: number
  /** The database's part of it. */
  databaseMs: number
}

interface ColdPage extends Cost {
  name: string
  goalMs: number | null
  /** React alone, rendering the same markup. */
  reactMs: number
  htmlBytes: number
  sentBytes: number
}

function totalCpu(app: Product, dataDir: string): { app: number; database: number } {
  const database = postgresProcesses(dataDir).reduce((sum, pid) => sum + cpuSeconds({ pid }), 0)
  return { app: cpuSeconds(app.process), database }
}

async function read(url: string): Promise<{ html: string; sentBytes: number }> {
  const response = await fetch(url, { headers: AS_BROWSERS })
  const html = await response.text()
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
  return { html, sentBytes: Number(response.headers.get('content-length')) }
}

async function reactMsOf(pages: string[]): Promise<number> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = fork(join(import.meta.dirname, 'bare/rendering.ts'), { env })
  child.send(pages)
  const [{ cpuMilliseconds }] = (await once(child, 'message')) as [{ cpuMilliseconds: number }]
  child.kill()
  return cpuMilliseconds
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** @param prepare runs before each reading and is not counted */
async function measurePage(
  { app, dataDir }: Target,
  page: { name: string; goalMs: number | null; paths: string[] },
  prepare: (() => Promise<void>) | null = null,
): Promise<ColdPage> {
  const costs: Cost[] = []
  const answers: { html: string; sentBytes: number }[] = []
  for (const path of page.paths) {
    await prepare?.()
    const before = totalCpu(app, dataDir)
    answers.push(await read(app.url + path))
    const after = totalCpu(app, dataDir)
    const databaseMs = (after.database - before.database) * 1000
    costs.push({ cpuMs: databaseMs + (after.app - before.app) * 1000, databaseMs })
  }
  return {
    name: page.name,
    goalMs: page.goalMs,
    cpuMs: mean(costs.map(({ cpuMs }) => cpuMs)),
    databaseMs: mean(costs.map(({ databaseMs }) => databaseMs)),
    reactMs: await reactMsOf(answers.slice(0, 200).map(({ html }) => html)),
    htmlBytes: mean(answers.map(({ html }) => Buffer.byteLength(html))),
    sentBytes: mean(answers.map(({ sentBytes }) => sentBytes)),
  }
}

interface Target {
  app: Product
  dataDir: string
}

const goalOf = (path: string) => (['/', '/blogs', '/dietitians'].includes(path) ? PAGE_GOAL_MS : null)

async function measurePages(target: Target, articles: string[]): Promise<ColdPage[]> {
  const { api } = await signInAs(target.app.url, 'admin')
  let { version } = await api.siteSettings.get()
  /** A change of the settings, which every page shows, empties the cache before it is answered. */
  async function emptyCache(): Promise<void> {
    const settings = await api.siteSettings.update({ version, phone: `+91 98765 4${1000 + (version % 9000)}` })
    version = settings.version
  }
  const [dietitian] = (await api.dietitians.list({})).results
  const profile = new URL((await fetch(`${target.app.url}/dietitians/${dietitian?.id}`)).url).pathname
  const article = { name: 'an article of 1,000 words', goalMs: ARTICLE_GOAL_MS, paths: articles.slice(WARM_UP) }
  for (const path of articles.slice(0, WARM_UP)) await read(target.app.url + path)
  const pages = [await measurePage(target, article)]
  for (const path of [...PUBLIC_PAGES.map((page) => page.path), profile]) {
    const goalMs = path === profile ? PAGE_GOAL_MS : goalOf(path)
    const measure = (rounds: number) =>
      measurePage(target, { name: path, goalMs, paths: Array.from({ length: rounds }, () => path) }, emptyCache)
    await measure(ROUNDS / 4)
    pages.push(await measure(ROUNDS))
  }
  return pages
}

/** Every article once, over many connections, right after a start. */
async function measureBurst(app: Product, dataDir: string, articles: string[]) {
  const generator = createGenerator()
  const before = totalCpu(app, dataDir)
  const result = await generator.burst({
    port: Number(new URL(app.url).port),
    messages: articles.map((path) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\n\r\n`),
    connections: CONNECTIONS,
    requests: articles.length,
    status: 200,
  })
  generator.stop()
  const after = totalCpu(app, dataDir)
  const seconds = after.app - before.app + after.database - before.database
  return { ...result, cpuMs: (seconds * 1000) / articles.length, memory: measureMemory(app.process, dataDir) }
}

async function articlePaths(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: number }>(
    `select id from blogs where status = 'published' and deleted_at is null order by id desc`,
  )
  await client.end()
  return rows.map(({ id }) => `/blogs/${id}`)
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

/** First renderings: every public page, and 2,000 articles one by one and over many connections. */
export async function measureCold(variables: Record<string, string>, dataDir: string): Promise<void> {
  const database = await startEmbedded(dataDir)
  try {
    const start = () => startProduct({ ...variables, DATABASE_URL: database.url })
    const first = await start()
    const { userId } = await signInAs(first.url, 'dietitian')
    await growArticles(database.url, userId, { from: 0, to: ARTICLES, sections: SECTIONS })
    await first.stop()
    const articles = await articlePaths(database.url)
    const app = await start()
    const pages = await measurePages({ app, dataDir }, articles).finally(app.stop)
    printTable([
      ['first rendering', 'CPU', 'of it database', 'goal', 'React alone', 'HTML', 'sent'],
      ...pages.map((page) => [
        page.name,
        ms(page.cpuMs),
        ms(page.databaseMs),
        page.goalMs === null ? '' : String(page.goalMs),
        ms(page.reactMs),
        kilobytes(page.htmlBytes),
        kilobytes(page.sentBytes),
      ]),
    ])
    const restarted = await start()
    const burst = await measureBurst(restarted, dataDir, articles).finally(restarted.stop)
    printTable([
      ['after a restart', 'pages/s', 'p50', 'p99', 'CPU', 'other answers', 'memory'],
      [
        `${number(articles.length)} articles, ${CONNECTIONS} connections`,
        number(Math.round(articles.length / burst.seconds)),
        ms(burst.p50Ms),
        ms(burst.p99Ms),
        ms(burst.cpuMs),
        burst.errors > 0 ? `${burst.errors}: ${burst.firstError}` : '0',
        `${number(Math.round(burst.memory.appRss))} MiB`,
      ],
    ])
  } finally {
    await database.stop()
  }
}
