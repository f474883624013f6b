import { Counter, Histogram, Registry } from 'prom-client'

/** The metrics of this process. Label values are route patterns and fixed words, never input. */
export const processRegistry = new Registry()
const registers = [processRegistry]

const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
  new Counter({ name, help, labelNames, registers })

export const httpRequests = counter('thali_http_requests_total', 'Responses by route pattern and status class.', [
  'method',
  'route',
  'status',
])

export const httpDuration = new Histogram({
  name: 'thali_http_request_duration_seconds',
  help: 'Time to the end of the response, without event streams.',
  labelNames: ['method', 'route'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
})

export const pageRenderings = counter('thali_page_renderings_total', 'Pages rendered.')
export const pageFailures = counter('thali_page_failures_total', 'Errors while a page was rendered.')
export const rateLimited = counter('thali_rate_limited_total', 'Requests over a limit.', ['limit'])
export const slowStatements = counter('thali_slow_statements_total', 'Statements over 250 ms.')
export const clientErrors = counter('thali_client_errors_total', 'Errors reported by browsers.')
