// The machine's clock is set forward and back while the product runs; the database's own clock is right.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { statusOf } from '../product-process.ts'
import { apiOf, signInAs } from '../start/api-of.ts'
import { cleanUp, newFolder, start, urlOfDatabaseIn } from '../start/fixtures.ts'
import { mailsBy, someDietitian, submit } from './people.ts'

cleanUp()

/** Loaded into the product first: its `Date` is shifted by a number in a file. */
const SHIFTED_DATE = `
import { readFileSync } from 'node:fs'
const RealDate = Date
const shift = () => {
  try {
    return Number(readFileSync(process.env.CLOCK_FILE, 'utf8'))
  } catch {
    return 0
  }
}
globalThis.Date = class Date extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + shift())
    else super(...values)
  }
  static now() {
    return RealDate.now() + shift()
  }
}
`

test('a clock that jumps a day, a year, and back: sign-ins follow it, and nothing breaks or is lost', async () => {
  const dataDir = await newFolder()
  const folder = await newFolder()
  const clock = join(folder, 'clock')
  const setClock = (ms: number) => writeFileSync(clock, String(ms))
  writeFileSync(join(folder, 'clock.mjs'), SHIFTED_DATE)
  setClock(0)
  const app = await start({
    DATA_DIR: dataDir,
    DEMO_CONTENT: 'true',
    RATE_LIMITS: 'on',
    CLOCK_FILE: clock,
    NODE_OPTIONS: `--import ${join(folder, 'clock.mjs')}`,
  })
  const first = await signInAs(app.url, 'user')
  const dietitian = await someDietitian(first.api)
  let sent = 0

  /** Asserts that a person can sign in and continue now. */
  async function expectSound(when: string) {
    const { api } = await signInAs(app.url, 'user')
    sent += 1
    expect(await submit(api, dietitian, `Clock test, ${when}: what may I eat at night?`)).toBe(201)
    for (const path of ['/', '/blogs', '/dietitians', '/readyz']) expect(await statusOf(`${app.url}${path}`)).toBe(200)
    await expect.poll(() => mailsBy(urlOfDatabaseIn(dataDir), 'new-request'), { timeout: 60_000 }).toEqual({ sent })
    return api
  }

  await expectSound('at the start')
  for (const [when, ms] of [
    ['a day later', DAY_MS],
    ['a year later', 365 * DAY_MS],
  ] as const) {
    setClock(ms)
    await expect(first.api.accounts.profile()).rejects.toMatchObject({ status: 401 })
    await expectSound(when)
  }

  // Back to the right time: tokens signed before may be valid only later, but nobody is locked out.
  const fromTheFuture = await signInAs(app.url, 'user')
  setClock(0)
  expect([200, 401]).toContain(
    await fromTheFuture.api.accounts.profile().then(
      () => 200,
      (error) => error.status,
    ),
  )
  expect((await first.api.accounts.profile()).user.id).toBe(first.userId)
  await expectSound('back again')
  setClock(-DAY_MS)
  await expectSound('a day before')
  setClock(0)
  await expectSound('at the end')
  expect((await apiOf(app.url).dietitians.list()).count).toBe(24)
  expect(app.output()).not.toMatch(/"level":(50|60)/)
  expect(await app.stop()).toBe(0)
})
