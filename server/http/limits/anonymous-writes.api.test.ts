import { expect, test } from 'vitest'
import { anonymous, as, bearing } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp } from '#test/test-app.ts'

setUpTestApp({ rateLimits: true })

const LIMIT = 300
const REFRESH = '/api/auth/token/refresh/'

async function statuses(paths: string[], remoteAddress: string): Promise<Record<number, number>> {
  const counted: Record<number, number> = {}
  for (const url of paths) {
    const { status } = await anonymous.send({ method: 'POST', url, payload: { refresh: 'nothing' }, remoteAddress })
    counted[status] = (counted[status] ?? 0) + 1
  }
  return counted
}

const times = (count: number, path: string) => Array<string>(count).fill(path)

test('writes without a sign-in share a limit per network, and the error says when to retry', async () => {
  expect(await statuses(times(LIMIT - 3, REFRESH), '2001:db8:1:2::1')).toEqual({ 401: LIMIT - 3 })
  const others = ['/api/contact/submission/', '/api/contact/erasure/', '/api/auth/logout/', '/api/nowhere/']
  const answers = await statuses(others, '2001:db8:1:2::9')
  expect(answers[429]).toBe(1)
  const rejected = await anonymous.send({
    method: 'POST',
    url: REFRESH,
    payload: { refresh: 'nothing' },
    remoteAddress: '2001:db8:1:2::3',
  })
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(rejected.body.detail).toMatch(/^Too many requests\. Try again in \d+ seconds\.$/)
  expect(await statuses([REFRESH], '2001:db8:1:3::1')).toEqual({ 401: 1 })
})

test('an invalid token does not help, and signed-in users are not affected', async () => {
  const address = { remoteAddress: '10.20.0.1' }
  const write = { method: 'POST', url: '/api/auth/logout/', payload: {}, ...address } as const
  const forged = bearing('not.a.token')
  for (let time = 0; time < LIMIT; time += 1) expect((await forged.send(write)).status).not.toBe(429)
  expect((await forged.send(write)).status).toBe(429)
  expect((await anonymous.send(write)).status).toBe(429)
  const user = as(await given.user())
  expect((await user.send({ method: 'GET', url: '/api/auth/profile/', ...address })).status).toBe(200)
  expect((await user.send(write)).status).not.toBe(429)
})
