import { beforeEach, expect, test } from 'vitest'
import { FIRST_REPLIES_MIN } from '#domain/consultations/request-rules.ts'
import type { Claim } from '#domain/site/claims.schema.ts'
import { SITE, titled } from '#domain/site/site.ts'
import { DEFAULT_SETTINGS } from '#domain/site/site-settings.ts'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { refreshSiteSettings } from './site-settings.service.ts'

setUpTestApp({ rateLimits: false, hasCache: true })

const SETTINGS = '/api/adminpanel/site-settings/'
const PATH = `${SETTINGS}claims/`

beforeEach(() => refreshSiteSettings(testApp().services.db).then(() => {}))

type Person = Parameters<typeof as>[0]
const claimsOf = async (admin: Person): Promise<Claim[]> => (await as(admin).get(PATH)).body.claims
const claimOf = async (admin: Person, name: string) => (await claimsOf(admin)).find((claim) => claim.name === name)

async function decide(admin: Person, ...claims: object[]) {
  const { version } = (await as(admin).get(PATH)).body
  return as(admin).patch(PATH, { version, claims })
}

test('only admins see and decide about claims', async () => {
  const patch = { version: 0, claims: [{ name: 'home_success', state: 'cleared' }] }
  for (const person of [await given.user(), await given.dietitian()]) {
    expect((await as(person).get(PATH)).status).toBe(403)
    expect((await as(person).patch(PATH, patch)).status).toBe(403)
  }
  expect((await anonymous.get(PATH)).status).toBe(401)
  expect((await anonymous.patch(PATH, patch)).status).toBe(401)
})

test('after the installation every claim has its default and waits for a decision', async () => {
  const claims = await claimsOf(await given.admin())
  expect(claims).toHaveLength(17)
  expect(new Set(claims.map(({ state }) => state))).toEqual(new Set(['default']))
  expect(claims[0]).toEqual({ name: 'contact_support', value: '24/7', state: 'default', source: null, counted: '' })
})

test('a confirmed claim stays confirmed until its value changes, and its source is not public', async () => {
  const admin = await given.admin()
  const source = 'Client survey, March 2026'
  expect((await decide(admin, { name: 'home_success', state: 'confirmed', source })).status).toBe(200)
  expect(await claimOf(admin, 'home_success')).toMatchObject({ state: 'confirmed', source })
  expect(JSON.stringify((await anonymous.get(SETTINGS)).body)).not.toContain('survey')
  await as(admin).patch(SETTINGS, { version: 2, home_success: '97%' })
  expect(await claimOf(admin, 'home_success')).toMatchObject({ state: 'default', source: null })
  expect((await as(admin).get(`${SETTINGS}versions/`)).body.results[0].changes).toEqual([
    { name: 'home_success', before: '98%', after: '97%' },
    { name: 'home_success_claim', before: `Confirmed: ${source}`, after: 'Not confirmed' },
  ])
})

test('a decision is in the audit log', async () => {
  const admin = await given.admin()
  await decide(admin, { name: 'home_rating', state: 'counted' }, { name: 'dietitian_title', state: 'cleared' })
  const { rows } = await testApp().connection.pool.query(
    `select actor_id::int, action, before, after from audit_entries where target_type = 'site_settings'`,
  )
  expect(rows).toEqual([
    {
      actor_id: admin.id,
      action: 'site.claims_decided',
      before: { dietitian_title: 'Dr.', home_rating_claim: 'Not confirmed' },
      after: { dietitian_title: '', home_rating_claim: 'Counted' },
    },
  ])
})

test('counted figures follow the database', async () => {
  const [admin, ana, client] = [await given.admin(), await given.dietitian(), await given.user()]
  const names = ['contact_support', 'home_rating', 'home_clients', 'contact_dietitians', 'counter_experts']
  expect((await decide(admin, ...names.map((name) => ({ name, state: 'counted' })))).status).toBe(200)
  const experts = SITE.claims.counter[1].value
  expect(SITE.claims.home.map(({ label }) => label)).toEqual(['success rate', 'expert nutritionists'])

  const request = await given.request({ to: ana, from: client })
  const path = `/api/adminpanel/contact-requests/${request.id}`
  const reply = 'Eat dal and curd with every meal.'
  expect((await as(ana).patch(`${path}/update_status/`, { reply })).status).toBe(200)
  expect((await as(client).post(`${path}/review/`, { rating: 4 })).status).toBe(201)
  await given.dietitian()
  await testApp().cache.revalidate()
  expect(SITE.claims.home).toContainEqual({ value: '1', label: 'requests answered' })
  expect(SITE.claims.home).toContainEqual({ value: '4.0 of 5', label: 'average rating' })
  // One reply is not enough to show a usual reply time.
  expect(SITE.claims.contact.map(({ label }) => label)).not.toContain('usual first reply')
  for (let times = 1; times < FIRST_REPLIES_MIN; times += 1) {
    const { id } = await given.request({ to: ana, from: await given.user() })
    await as(ana).patch(`/api/adminpanel/contact-requests/${id}/update_status/`, { reply })
  }
  await testApp().cache.revalidate()
  expect(SITE.claims.contact).toContainEqual({ value: '1 min', label: 'usual first reply' })
  expect(SITE.claims.counter[1].value).toBe(experts + 1)
  expect((await anonymous.get(SETTINGS)).body.shown).toMatchObject({ home_rating: '4.0 of 5' })
})

test('cleared claims are not shown, and an undone decision restores the default', async () => {
  const admin = await given.admin()
  const all = (await claimsOf(admin)).map(({ name }) => name)
  await decide(admin, ...all.map((name) => ({ name, state: 'cleared' })))
  expect([SITE.claims.home, SITE.claims.membership, SITE.claims.contact]).toEqual([[], [], []])
  expect(SITE.claims.counter.map(({ value }) => value)).toEqual([0, 0, 0, 0])
  expect(titled('Ana Rao')).toBe('Ana Rao')
  await decide(admin, { name: 'contact_support', state: 'default' }, { name: 'counter_experts', state: 'counted' })
  expect(SITE.claims.contact).toEqual([{ value: '24/7', label: 'support' }])
  expect((await claimOf(admin, 'counter_experts'))?.state).toBe('counted')
  await as(admin).post(`${SETTINGS}versions/1/restore/`, { version: 3 })
  expect((await anonymous.get(SETTINGS)).body.shown).toEqual(DEFAULT_SETTINGS)
})

test.each([
  [{ name: 'counter_weeks', state: 'counted' }, 'Only figures in the database can be counted'],
  [{ name: 'phone', state: 'cleared' }, 'Choose a claim from the list'],
  [{ name: 'home_success', state: 'true' }, 'Choose confirmed, counted, cleared or default'],
  [{ name: 'home_success', state: 'confirmed', source: ' ' }, 'Source is required'],
  [{ name: 'home_success', state: 'confirmed', source: 'a'.repeat(201) }, 'Source must be at most 200 characters long'],
])('%j is rejected', async (choice, message) => {
  const { status, body } = await decide(await given.admin(), choice)
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain(message)
})

test('a decision on an outdated version is rejected', async () => {
  const admin = await given.admin()
  await decide(admin, { name: 'home_success', state: 'cleared' })
  const late = { version: 1, claims: [{ name: 'home_rating', state: 'cleared' }] }
  expect((await as(admin).patch(PATH, late)).status).toBe(409)
})
