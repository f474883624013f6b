import type { FastifyInstance } from 'fastify'
import type { Kept } from '../kept/kept.ts'
import type { WebBuild } from '../pages/ssr.ts'
import { serveMetrics } from './metrics.ts'
import type { MetricsSources } from './metrics-text.ts'
import { createRequestFigures } from './request-figures.ts'
import { watchRequests } from './watch-requests.ts'

/** What is needed to see what a process does; tests of other things leave it out. */
export interface SeeingOptions {
  metricsToken: string | undefined
  pool: MetricsSources['pool']
  /** Takes the lines about requests; left out where the log keeps none. */
  writeLines?: ((lines: string) => void) | undefined
}

/** To be called before any other hook is added, so that what these refuse is seen too. */
export function seeRequests(
  app: FastifyInstance,
  options: SeeingOptions | undefined,
  { web, kept: { answers, files } }: { web: WebBuild | undefined; kept: Kept },
): void {
  const figures = createRequestFigures()
  watchRequests(app, { figures, web, write: options?.writeLines })
  if (!options) return
  const { metricsToken, pool } = options
  const kept = () => ({ answers: answers.figures(), files: files.figures() })
  serveMetrics(app, metricsToken, { figures, pool, kept, viewsWaiting: () => app.services.views.waiting() })
}
