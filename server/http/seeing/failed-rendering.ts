import type { FastifyBaseLogger } from 'fastify'
import { isRouteErrorResponse } from 'react-router'
import { count } from '../../infra/counts.ts'
import { toLoggedError } from '../../infra/logged-error.ts'
import { currentRequestId } from '../../infra/request-context.ts'

/** Addresses that no page is for are answered with a page that says so; that is no failure. */
function isRefusal(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500
}

export function noteFailedRendering(log: FastifyBaseLogger, error: unknown): void {
  if (isRefusal(error)) return
  count('failed_renderings')
  const cause = isRouteErrorResponse(error) ? new Error(`answered with ${error.status}`) : error
  log.error({ error: toLoggedError(cause), request_id: currentRequestId() }, 'page not rendered')
}
