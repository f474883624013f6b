import { expect, test } from 'vitest'
import { DEMO_SIGN_INS } from '#server/demo/sign-ins.ts'
import { apiOf, signInAs } from './api-of.ts'
import { cleanUp, connectTo, newFolder, newInstallation, start, startDatabase } from './fixtures.ts'

cleanUp()

async function fetchPage(url: string, path: string): Promise<string> {
  return (await fetch(`${url}${path}`)).text()
}

test('two apps started together share one database and data directory', async () => {
  const dataDir = await newFolder()
  const database = await startDatabase(await newFolder())
  const variables = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DEMO_CONTENT: 'true',
    AUTH_SECRET: 'a secret of both that is long enough',
    // Cached pages contain their address, which must be the site's and not the process's.
    SITE_URL: 'http://thali.localhost',
  }
  const [one, two] = await Promise.all([start(variables), start(variables)])

  const client = await connectTo(database.url)
  const people = await client.query('select count(*)::int as all, count(distinct email)::int as different from users')
  expect(people.rows[0].all).toBe(people.rows[0].different)
  expect((await apiOf(one.url).dietitians.list()).count).toBe(24)
  const [journal] = (
    await client.query('select count(*)::int - count(distinct hash)::int as twice from drizzle.__drizzle_migrations')
  ).rows
  expect(journal.twice).toBe(0)
  await client.end()

  // A session of one app is valid in the other, until either ends it.
  const dietitian = await signInAs(one.url, 'dietitian')
  const onTwo = apiOf(two.url, dietitian.token)
  const me = await onTwo.dietitians.me()
  const path = `/dietitians/${me.id}`
  const contactPath = `/contact-dietitian/${me.id}`
  for (const { url } of [one, two]) {
    // The second response comes from the cache.
    expect(await fetchPage(url, path)).toContain(me.bio.slice(0, 40))
    expect(await fetchPage(url, path)).toContain(me.bio.slice(0, 40))
    expect(await fetchPage(url, contactPath)).toContain(me.bio.slice(0, 40))
  }

  const bio = 'Writes meal plans for people who work by night and sleep by day, with food from the canteen.'
  await dietitian.api.dietitians.updateMe({ bio })
  expect(await fetchPage(one.url, path)).toContain(bio)
  expect(await fetchPage(one.url, contactPath)).toContain(bio)
  await expect.poll(() => fetchPage(two.url, path), { timeout: 5000, interval: 20 }).toContain(bio)

  // A setting changed through one app appears on the cached pages of the other.
  const { version } = await apiOf(one.url).siteSettings.get()
  await (await signInAs(one.url, 'admin')).api.siteSettings.update({ version, banner: 'Closed on 26 January.' })
  expect(await fetchPage(one.url, path)).toContain('Closed on 26 January.')
  await expect.poll(() => fetchPage(two.url, path), { timeout: 5000, interval: 20 }).toContain('Closed on 26 January.')

  await onTwo.accounts.logout({})
  await expect(dietitian.api.dietitians.me()).rejects.toMatchObject({ status: 401 })

  // One of them ends; the other continues.
  expect(await one.stop()).toBe(0)
  const account = DEMO_SIGN_INS[0]
  await signInAs(two.url, account?.role ?? 'user')
  expect(await two.stop()).toBe(0)
})

test('two apps that start together without a secret agree on the one they create', async () => {
  const dataDir = await newFolder()
  const database = await startDatabase(await newInstallation({ demo: true }))
  const variables = { DATA_DIR: dataDir, DATABASE_URL: database.url }
  const [one, two] = await Promise.all([start(variables), start(variables)])
  const client = await signInAs(one.url, 'user')
  expect((await apiOf(two.url, client.token).accounts.profile()).user.id).toBe(client.userId)
})
