import { describe, expect, test } from 'vitest'
import { anonymous } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

const TOKEN = 'a-token-for-the-figures-of-a-test'
setUpTestApp({ rateLimits: true, metricsToken: TOKEN })

const ELSEWHERE = { remoteAddress: '203.0.113.7' }
const read = (headers: Record<string, string> = {}, from: { remoteAddress?: string } = {}) =>
  anonymous.send({ method: 'GET', url: '/metrics', headers: { host: 'localhost:3000', ...headers }, ...from })

function metricOf(text: string, sample: string): number {
  const line = text.split('\n').find((entry) => entry.startsWith(`${sample} `))
  return Number(line?.slice(sample.length + 1) ?? Number.NaN)
}

describe('access to the metrics', () => {
  test.each([
    ['is granted to a caller on this machine', {}, {}, 200],
    ['is granted with the token from anywhere', { authorization: `Bearer ${TOKEN}` }, ELSEWHERE, 200],
    ['is refused elsewhere without the token', {}, ELSEWHERE, 401],
    ['is refused with another token', { authorization: 'Bearer something-else' }, ELSEWHERE, 401],
    ['is refused through a proxy on this machine', { 'x-forwarded-for': '203.0.113.7' }, {}, 401],
    ['is refused through a proxy that sends the Forwarded header', { forwarded: 'for=203.0.113.7' }, {}, 401],
    ['is refused for a foreign host name that resolves to this machine', { host: 'rebound.example' }, {}, 401],
  ])('%s', async (_, headers, from, status) => {
    expect((await read(headers, from)).status).toBe(status)
  })

  test('a public site requires the token, because a proxy may look like the machine itself', async () => {
    const { operation } = testApp().services
    operation.isPublicSite = true
    try {
      expect((await read()).status).toBe(401)
      expect((await read({ authorization: `Bearer ${TOKEN}` })).status).toBe(200)
    } finally {
      operation.isPublicSite = false
    }
  })

  test('an error says that a token is required', async () => {
    const { headers, body } = await read({}, ELSEWHERE)
    expect(headers['www-authenticate']).toBe('Bearer')
    expect(body).toEqual({ detail: 'Metrics need a token.' })
  })
})

test('answers are counted by pattern and class, and timed', async () => {
  const sample = 'thali_http_requests_total{method="GET",route="/api/adminpanel/blogs/:id/",status="4xx"}'
  const labels = 'method="GET",route="/api/adminpanel/blogs/:id/"'
  const duration = `thali_http_request_duration_seconds_count{${labels}}`
  const { body: earlier } = await read()
  await anonymous.get('/api/adminpanel/blogs/4711/')
  await anonymous.get('/api/adminpanel/blogs/4712/?search=pcos')
  const { body: text, headers } = await read()
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(metricOf(text, sample)).toBe((metricOf(earlier, sample) || 0) + 2)
  const timed = metricOf(text, duration)
  expect(timed).toBe((metricOf(earlier, duration) || 0) + 2)
  expect(metricOf(text, `thali_http_request_duration_seconds_bucket{le="+Inf",${labels}}`)).toBe(timed)
  expect(text).not.toMatch(/"[^"\n]*(4711|pcos)/)
})

test('waiting work is counted', async () => {
  const { email } = await given.user()
  await anonymous.post('/api/auth/password/forgot/', { email })
  const { body: text } = await read()
  expect(metricOf(text, 'thali_database_up')).toBe(1)
  expect(metricOf(text, 'thali_mails{status="queued"}')).toBe(1)
  expect(metricOf(text, 'thali_oldest_mail_age_seconds')).toBeGreaterThanOrEqual(0)
  expect(metricOf(text, 'thali_pool_waiting')).toBe(0)
  expect(metricOf(text, 'thali_views_waiting')).toBe(0)
  expect(metricOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6)
})

test('requests over a limit are counted by limit', async () => {
  const sample = 'thali_rate_limited_total{limit="clientErrors"}'
  const report = { name: 'Error', message: '', frames: [], route: '/', build: '' }
  for (let call = 0; call < 20; call += 1) {
    expect((await anonymous.post('/api/client-errors/', report)).status).toBe(204)
  }
  expect((await anonymous.post('/api/client-errors/', report)).status).toBe(429)
  expect(metricOf((await read()).body, sample)).toBe(1)
})

test('every line has the Prometheus format', async () => {
  const { body: text } = await read()
  for (const line of text.split('\n').filter(Boolean)) {
    expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [\d.e+-]+)$/)
  }
})
