import { isFrame, isRoutePattern, withoutValues } from '#domain/client-errors/client-error-rules.ts'
import type { ClientError } from '#domain/client-errors/client-errors.schema.ts'
import { UNKNOWN_PAGE } from '#domain/http/pages/page-patterns.ts'
import type { RateLimits } from '../infra/limits/rate-limits.ts'
import { clientErrors } from '../infra/metrics/metrics.ts'

interface ReportLog {
  warn(details: object, message: string): void
}

/**
 * Logs and counts a browser's error, without storing it or the caller's address. Sanitizes it again, because anyone can
 * send anything here.
 */
export async function recordClientError(
  { limits, log }: { limits: RateLimits; log: ReportLog },
  { name, message, frames, route, build }: ClientError,
  address: string,
): Promise<void> {
  await limits.take('clientErrors', address)
  clientErrors.inc()
  log.warn(
    {
      name: /^[A-Za-z]+$/.test(name) ? name : 'Error',
      message: withoutValues(name, message ?? ''),
      frames: frames.filter(isFrame),
      route: isRoutePattern(route) ? route : UNKNOWN_PAGE,
      build: /^[\w-]+$/.test(build ?? '') ? build : undefined,
    },
    'error in a browser',
  )
}
