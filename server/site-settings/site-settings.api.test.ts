import { beforeEach, expect, test } from 'vitest'
import { SITE, titled } from '#domain/site/site.ts'
import { DEFAULT_SETTINGS } from '#domain/site/site-settings.ts'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { renderMail } from '../mail/render-mail.tsx'
import { refreshSiteSettings } from './site-settings.service.ts'

setUpTestApp()

const PATH = '/api/adminpanel/site-settings/'
const VERSIONS = `${PATH}versions/`
const CHANGED = { detail: 'The settings were changed elsewhere. Reload them, then save.' }

/** As at start: the tables are empty, so the defaults apply. */
beforeEach(() => refreshSiteSettings(testApp().services.db))

async function rows() {
  const { rows } = await testApp().connection.pool.query('select id::int, changed_by::int from site_settings_versions')
  return rows
}

test('everybody reads the current settings, at first the defaults', async () => {
  expect(await anonymous.get(PATH)).toMatchObject({
    status: 200,
    body: { version: 0, changed_at: null, settings: DEFAULT_SETTINGS },
  })
})

test('a save changes the fields sent, takes effect at once, and creates a version', async () => {
  const admin = await given.admin({ first_name: 'Asha', last_name: 'Verma' })
  const { status, body } = await as(admin).patch(PATH, {
    version: 0,
    phone: '+91 172 500 0999',
    dietitian_title: 'Dt.',
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    version: 2,
    settings: { ...DEFAULT_SETTINGS, phone: '+91 172 500 0999', dietitian_title: 'Dt.' },
  })
  expect((await anonymous.get(PATH)).body).toEqual(body)
  expect([SITE.phone_href, titled('Harpreet Gill')]).toEqual(['tel:+911725000999', 'Dt. Harpreet Gill'])
  expect((await as(admin).get(VERSIONS)).body).toMatchObject({
    count: 2,
    results: [
      {
        id: 2,
        is_current: true,
        changed_by: { id: admin.id, full_name: 'Asha Verma' },
        changes: [
          { name: 'phone', before: DEFAULT_SETTINGS.phone, after: '+91 172 500 0999' },
          { name: 'dietitian_title', before: 'Dr.', after: 'Dt.' },
        ],
      },
      { id: 1, is_current: false, changed_by: null, changes: [] },
    ],
  })
})

test('feed and mails use the current settings', async () => {
  const [admin, ana] = [await given.admin(), await given.dietitian({ first_name: 'Ana', last_name: 'Rao' })]
  await given.blog({ author: ana })
  const feed = async () => (await anonymous.get('/blogs/feed.xml')).body
  expect(await feed()).toContain('<dc:creator>Dr. Ana Rao</dc:creator>')
  await as(admin).patch(PATH, {
    version: 0,
    dietitian_title: '',
    phone: '+91 172 500 0999',
    street: 'SCO 12, Sector 70',
  })
  expect(await feed()).toContain('<dc:creator>Ana Rao</dc:creator>')
  const mail = renderMail(
    { to: 'x@example.in', template: 'welcome', props: { first_name: 'Asha', token: 'abc' } },
    'http://x.test',
  )
  expect(mail.text).toContain('call +91 172 500 0999')
  expect(mail.text).toContain('SCO 12, Sector 70, Mohali, Punjab, India')
})

test('a starting process loads the stored settings', async () => {
  const admin = await given.admin()
  const { db } = testApp().services
  await as(admin).patch(PATH, { version: 0, banner: 'Closed on 26 January.' })
  await testApp().connection.pool.query('update site_settings_versions set settings = settings || $1', [
    JSON.stringify({ banner: 'Open again.', long_gone: 1 }),
  ])
  expect(SITE.banner).toBe('Closed on 26 January.')
  await refreshSiteSettings(db)
  expect(SITE.banner).toBe('Open again.')
  expect((await anonymous.get(PATH)).body.settings).not.toHaveProperty('long_gone')
})

test('a save of an outdated version is rejected and nothing is changed', async () => {
  const [asha, vikram] = [await given.admin(), await given.admin()]
  await as(asha).patch(PATH, { version: 0, banner: 'One' })
  expect(await as(vikram).patch(PATH, { version: 0, banner: 'Two' })).toMatchObject({ status: 409, body: CHANGED })
  expect(await as(vikram).post(`${VERSIONS}1/restore/`, { version: 1 })).toMatchObject({ status: 409, body: CHANGED })
  expect(SITE.banner).toBe('One')
  expect(await rows()).toHaveLength(2)
})

test('of two saves at the same moment one is rejected', async () => {
  const [asha, vikram] = [await given.admin(), await given.admin()]
  const answers = await Promise.all([
    as(asha).patch(PATH, { version: 0, banner: 'One' }),
    as(vikram).patch(PATH, { version: 0, banner: 'Two' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await rows()).toHaveLength(2)
})

test('a save that changes nothing creates no version', async () => {
  const admin = await given.admin()
  expect(await as(admin).patch(PATH, { version: 0, banner: '  ' })).toMatchObject({ status: 200, body: { version: 0 } })
  expect(await rows()).toEqual([])
})

test('an earlier version is restored as a new one', async () => {
  const admin = await given.admin()
  await as(admin).patch(PATH, { version: 0, banner: 'One' })
  await as(admin).patch(PATH, { version: 2, banner: 'Two' })
  expect(await as(admin).post(`${VERSIONS}1/restore/`, { version: 3 })).toMatchObject({
    status: 200,
    body: { version: 4, settings: DEFAULT_SETTINGS },
  })
  expect(SITE.banner).toBe('')
  const entries = await testApp().connection.pool.query(
    `select action, target_type, target_id::int, before, after from audit_entries where target_type = 'site_settings' order by id`,
  )
  expect(entries.rows).toEqual([
    {
      action: 'site.settings_changed',
      target_type: 'site_settings',
      target_id: 2,
      before: { banner: '' },
      after: { banner: 'One' },
    },
    {
      action: 'site.settings_changed',
      target_type: 'site_settings',
      target_id: 3,
      before: { banner: 'One' },
      after: { banner: 'Two' },
    },
    {
      action: 'site.settings_restored',
      target_type: 'site_settings',
      target_id: 4,
      before: { banner: 'Two' },
      after: { banner: '' },
    },
  ])
  expect((await as(admin).post(`${VERSIONS}99/restore/`, { version: 4 })).status).toBe(404)
})

test.each([
  [{ phone: '12' }, { phone: ['Enter a phone number with 7 to 15 digits. You can use +, spaces and hyphens'] }],
  [{ email: 'office' }, { email: ['Enter a valid email address'] }],
  [{ city: ' ' }, { city: ['City is required'] }],
  [
    { instagram: 'javascript:alert(1)' },
    { instagram: ['Enter an address that begins with https://, or leave Instagram empty'] },
  ],
  [
    { twitter: 'http://x.com/thali' },
    { twitter: ['Enter an address that begins with https://, or leave Twitter empty'] },
  ],
  [
    { twitter: 'https://evil.example/x.com' },
    { twitter: ['Enter an address at x.com or twitter.com, or leave Twitter empty'] },
  ],
  [
    { instagram: 'https://notinstagram.com/thali' },
    { instagram: ['Enter an address at instagram.com, or leave Instagram empty'] },
  ],
  [{ dietitian_title: 'Prof.' }, { dietitian_title: ['Choose Dr., Dt. or no title'] }],
  [{ banner: 'a'.repeat(161) }, { banner: ['Banner must be at most 160 characters long'] }],
  [{ banner: 'One\nTwo' }, { banner: ['Control characters are not allowed'] }],
  [{ home_clients: 'very, very many' }, { home_clients: ['Home: happy clients must be at most 12 characters long'] }],
  [{ counter_studies: -1 }, { counter_studies: ['Counter: studies must be a whole number from 0 to 9,999'] }],
  [{ counter_care: 101 }, { counter_care: ['Counter: care must be a whole number from 0 to 100'] }],
])('%j is rejected', async (fields, errors) => {
  const admin = await given.admin()
  expect(await as(admin).patch(PATH, { version: 0, ...fields })).toMatchObject({ status: 400, body: errors })
})

test('a save names the version that was edited', async () => {
  const admin = await given.admin()
  expect(await as(admin).patch(PATH, { banner: 'One' })).toMatchObject({
    status: 400,
    body: { version: ['Version must be the number of the version you edited'] },
  })
})
