import type { FastifyBaseLogger } from 'fastify'
import { isRouteErrorResponse } from 'react-router'
import { toLoggedError } from '../../infra/logged-error.ts'
import { pageFailures } from '../../infra/metrics.ts'
import { currentRequestId } from '../../infra/request-context.ts'

/** An address without a page is answered with a page that says so: that is no failure. */
function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500
}

export function recordFailedRendering(log: FastifyBaseLogger, error: unknown): void {
  if (isNotFound(error)) return
  pageFailures.inc()
  const cause = isRouteErrorResponse(error) ? new Error(`answered with ${error.status}`) : error
  log.error({ error: toLoggedError(cause), request_id: currentRequestId() }, 'page not rendered')
}
