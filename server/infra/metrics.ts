import { Counter, Histogram, Registry } from 'prom-client'

/** The metrics of this process. Label values are route patterns and fixed words, never input. */
export const processRegistry = new Registry()
const registers = [processRegistry]

export const httpRequests = new Counter({
  name: 'thali_http_requests_total',
  help: 'Responses by route pattern and status class.',
  labelNames: ['method', 'route', 'status'],
  registers,
})

export const httpDuration = new Histogram({
  name: 'thali_http_request_duration_seconds',
  help: 'Time to the end of the response, without event streams.',
  labelNames: ['method', 'route'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
})

export const pageRenderings = new Counter({ name: 'thali_page_renderings_total', help: 'Pages rendered.', registers })

export const pageFailures = new Counter({
  name: 'thali_page_failures_total',
  help: 'Errors while a page was rendered.',
  registers,
})

export const rateLimited = new Counter({
  name: 'thali_rate_limited_total',
  help: 'Requests over a limit.',
  labelNames: ['limit'],
  registers,
})

export const slowStatements = new Counter({
  name: 'thali_slow_statements_total',
  help: 'Statements over 250 ms.',
  registers,
})

export const clientErrors = new Counter({
  name: 'thali_client_errors_total',
  help: 'Errors reported by browsers.',
  registers,
})
