import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.ts'
import type { Product } from '../test/product-process.ts'
import { signInAs } from '../test/start/api-of.ts'
import { growArticles } from './articles/grow.ts'
import { printTable } from './table.ts'
import { timingOf } from './timed.ts'

const RUNS = 5
const ARTICLES = 200
/** 1,000 words. */
const SECTIONS = 20
/** A slow 4G line and a cheap phone. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const CPU_SLOWDOWN = 4
const VIEWPORT = { width: 390, height: 844 }
/** Scripts are fetched after the first paint; a page counts as loaded once nothing has arrived for this long. */
const QUIET_MS = 2000
const LONG_TASK_MS = 50

interface Visit {
  largestPaintMs: number
  /** Total blocking time: the part of each long task beyond 50 ms. */
  blockingMs: number
  bytes: number
  requests: number
}

async function countTransfers(session: CDPSession): Promise<{ bytes: number; requests: number }> {
  const counted = { bytes: 0, requests: 0 }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const cached = new Set<string>()
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId) || encodedDataLength === 0) return
    counted.bytes += encodedDataLength
    counted.requests += 1
  })
  return counted
}

/** The browser's own measurements, in milliseconds since the beginning of the visit. */
function readTimes(page: Page): Promise<{ paints: number[]; tasks: number[] }> {
  return page.evaluate(() => {
    const observe = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        // Node's types lack some entry types of browsers.
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type: type as 'resource',
          buffered: true,
        })
        setTimeout(() => resolve([]), 500)
      })
    return Promise.all([observe('largest-contentful-paint'), observe('longtask')]).then(([paints, tasks]) => ({
      paints: paints.map(({ startTime }) => startTime),
      tasks: tasks.map(({ duration }) => duration),
    }))
  })
}

async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const counted = await countTransfers(session)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(QUIET_MS)
  const { paints, tasks } = await readTimes(page)
  await page.close()
  const blockingMs = tasks.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0)
  return { largestPaintMs: paints.at(-1) ?? Number.NaN, blockingMs, ...counted }
}

const medianOf = (visits: Visit[], name: keyof Visit) => timingOf(visits.map((visit) => visit[name])).p50

const toRow = (name: string, visits: Visit[]) => [
  name,
  String(Math.round(medianOf(visits, 'largestPaintMs'))),
  String(Math.round(medianOf(visits, 'blockingMs'))),
  (medianOf(visits, 'bytes') / 1000).toFixed(0),
  String(medianOf(visits, 'requests')),
]

/** Measures the waiting time on a cheap phone with a slow connection: on a first visit, and on the same page again. */
export async function measureFelt(app: Product, databaseUrl: string): Promise<void> {
  const { api, userId } = await signInAs(app.url, 'dietitian')
  await growArticles(databaseUrl, userId, { from: 0, to: ARTICLES, sections: SECTIONS })
  const { results } = await api.blogs.list({ ordering: '-created_at', page: 3 })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  const rows: string[][] = []
  try {
    for (const path of ['/', '/blogs', `/blogs/${results[0]?.id}`, '/dietitians', '/bmi']) {
      const first: Visit[] = []
      const again: Visit[] = []
      for (let run = 0; run < RUNS; run += 1) {
        const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: 2, hasTouch: true })
        first.push(await visit(context, app.url + path))
        again.push(await visit(context, app.url + path))
        await context.close()
      }
      rows.push(toRow(path, first), toRow(`${path}, again`, again))
    }
  } finally {
    await browser.close()
  }
  printTable([['page', 'largest paint ms', 'blocking ms', 'KB', 'requests'], ...rows])
}
