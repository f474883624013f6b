import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { AppError, notFound } from '../../errors.ts'
import { getWorkFigures, type WorkFigures } from '../../system/work-figures.service.ts'
import { expose } from './exposition.ts'
import { mayReadMetrics } from './may-read-metrics.ts'
import { LOOK_MS, type MetricsSources, ownFamilies, workFamilies } from './metrics-text.ts'
import { shareFigures } from './shared-figures.ts'

const TEXT_FORMAT = 'text/plain; version=0.0.4; charset=utf-8'
/** The figures of the process are wanted most when the database is away. */
const DATABASE_MS = 1000

/** `GET /metrics`, for callers with the token; on a site with a local address also for those on the machine itself. */
export function serveMetrics(app: FastifyInstance, token: string | undefined, sources: MetricsSources): void {
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS })
  app.addHook('onReady', async () => void delay.enable())
  app.addHook('onClose', async () => void delay.disable())

  async function workFigures(): Promise<WorkFigures | null> {
    const { db, operation } = app.services
    const figures = getWorkFigures(db, operation.dataDir).catch(() => null)
    const late = new Promise<null>((resolve) => setTimeout(resolve, DATABASE_MS, null).unref())
    return Promise.race([figures, late])
  }

  const figuresOfAll = shareFigures(() => {
    const families = ownFamilies(sources, delay)
    delay.reset()
    return families
  })

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, token, app.services.operation.isPublicSite)) {
      // Without a token there is nothing here for others.
      if (token === undefined) throw notFound()
      throw new AppError('unauthenticated', 'The figures are for whoever has the token.')
    }
    const [all, work] = await Promise.all([figuresOfAll(), workFigures()])
    return reply
      .type(TEXT_FORMAT)
      .header('cache-control', 'no-store')
      .send(expose([...all, ...workFamilies(work)]))
  })
}
