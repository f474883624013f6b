import { expect, test } from 'vitest'
import { anonymous, as, bearing } from '#test/callers.ts'
import { given, PASSWORD } from '#test/given.ts'
import { setUpTestApp } from '#test/test-app.ts'

setUpTestApp()

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

async function signIn(email: string, userAgent = CHROME) {
  const { body } = await anonymous.send({
    method: 'POST',
    url: '/api/auth/login/',
    payload: { email, password: PASSWORD },
    headers: { 'user-agent': userAgent },
    remoteAddress: '203.0.113.7',
  })
  return bearing(body.tokens.access)
}
const sessionsOf = async (caller: ReturnType<typeof as>) => (await caller.get('/api/auth/sessions/')).body

test('the list names each device, this one first, and shows addresses coarsely', async () => {
  const user = await given.user()
  const first = await signIn(user.email)
  await signIn(user.email, 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0')
  await as(await given.user()).get('/api/auth/profile/')
  const moment = expect.stringMatching(/^\d{4}-.*Z$/)
  expect(await sessionsOf(first)).toEqual({
    count: 2,
    next: null,
    previous: null,
    results: [
      {
        id: 1,
        device: 'Chrome on Windows',
        address: '203.0.113.x',
        is_current: true,
        created_at: moment,
        last_used_at: moment,
      },
      expect.objectContaining({ id: 2, device: 'Firefox on Linux', is_current: false }),
    ],
  })
})

test('one device is signed out at once', async () => {
  const user = await given.user()
  const [current, second] = [await signIn(user.email), await signIn(user.email)]
  expect((await current.delete('/api/auth/sessions/2/')).status).toBe(204)
  expect((await second.get('/api/auth/profile/')).status).toBe(401)
  expect((await current.delete('/api/auth/sessions/2/')).status).toBe(404)
  expect((await sessionsOf(current)).count).toBe(1)
})

test('all other devices of the account are signed out, and no other account', async () => {
  const [user, other] = [await given.user(), await given.user()]
  const [current, second, stranger] = [await signIn(user.email), await signIn(user.email), await signIn(other.email)]
  expect((await current.delete('/api/auth/sessions/')).status).toBe(204)
  expect((await current.get('/api/auth/profile/')).status).toBe(200)
  expect((await second.get('/api/auth/profile/')).status).toBe(401)
  expect((await stranger.get('/api/auth/profile/')).status).toBe(200)
})

test("another person's device is not found, not even by an admin", async () => {
  const user = await given.user()
  const caller = await signIn(user.email)
  for (const other of [await given.user(), await given.admin()]) {
    expect((await as(other).delete('/api/auth/sessions/1/')).status).toBe(404)
  }
  expect((await caller.get('/api/auth/profile/')).status).toBe(200)
})

test('the list has pages of ten', async () => {
  const user = await given.user()
  const caller = await signIn(user.email)
  for (let made = 0; made < 10; made++) await as(user).get('/api/auth/notifications/')
  const { count, results, next } = await sessionsOf(caller)
  expect({ count, shown: results.length, next }).toEqual({
    count: 11,
    shown: 10,
    next: 'http://thali.test/api/auth/sessions/?page=2',
  })
  expect((await caller.get('/api/auth/sessions/?page=3')).status).toBe(404)
  expect((await caller.get('/api/auth/sessions/?page_size=0')).status).toBe(400)
})
