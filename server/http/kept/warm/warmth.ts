import type { FastifyInstance } from 'fastify'
import { PUBLIC_PAGES } from '../../../site/public-pages.ts'
import { IN_PROCESS_HEADER, KEEPING_SECRET } from '../../pages/is-in-process.ts'
import type { Kept } from '../kept.ts'
import { BUSIEST_MAX, readBusiest, writeBusiest } from './busiest.ts'
import { createRefreshing } from './refreshing.ts'

const REMEMBER_MS = 10 * 60_000
const NEWEST = '/api/adminpanel/blogs/?page_size=50'

export interface Warmth {
  /** After a start: makes what was asked for most before it, while requests are answered. */
  fill(): Promise<void>
  stop(): Promise<void>
}

/** Makes answers before anybody waits for them: those that show too few views, and after a start the busiest. */
export function keepWarm(app: FastifyInstance, { answers }: Kept, dataDir: string): Warmth {
  const ask = (url: string) => app.inject({ url, headers: { [IN_PROCESS_HEADER]: KEEPING_SECRET } })

  const refreshing = createRefreshing({
    flush: app.services.views.flush,
    isKept: answers.has,
    make: async (address) => {
      // While the app closes it answers nobody.
      const isMade = await ask(address).then(
        ({ statusCode }) => statusCode < 500,
        () => false,
      )
      return !isMade && answers.has(address)
    },
  })
  answers.onBehind(refreshing.add)

  /** Where nothing is known of readers yet: the pages that everybody begins with. */
  async function likely(): Promise<string[]> {
    const answer = await ask(NEWEST)
    const newest: { id: number }[] = answer.statusCode === 200 ? answer.json().results : []
    return [...PUBLIC_PAGES.map(({ path }) => path), ...newest.map(({ id }) => `/blogs/${id}`)]
  }

  const remember = () => writeBusiest(dataDir, answers.busiest(BUSIEST_MAX)).catch(() => {})
  const timer = setInterval(remember, REMEMBER_MS)
  timer.unref()

  return {
    async fill() {
      const addresses = (await readBusiest(dataDir)) ?? (await likely())
      for (const address of addresses) refreshing.addLater(address)
    },
    async stop() {
      clearInterval(timer)
      refreshing.stop()
      await remember()
    },
  }
}
