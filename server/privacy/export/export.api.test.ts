import { describe, expect, test } from 'vitest'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { formWith, photo } from '#test/pictures.ts'
import { auditActions } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { unzip } from '#test/unzip.ts'
import { DIETITIAN_DATA } from './dietitian-data.ts'
import { PERSONAL_DATA } from './personal-data.ts'

setUpTestApp()

const EXPORT = '/api/auth/export/'

async function exportOf(user: { id: number }) {
  const response = await as(user).get(EXPORT)
  expect(response.status).toBe(200)
  const files = await unzip(response.raw)
  const text = (path: string) => files.get(path)?.toString('utf8') ?? ''
  return { response, files, text, table: (name: string) => JSON.parse(text(`data/${name}.json`)) }
}

test('the export is a ZIP with a README and each table in two formats', async () => {
  const { response, files, text } = await exportOf(await given.user())
  expect(response.headers['content-type']).toBe('application/zip')
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="thali-export-\d{4}-\d\d-\d\d\.zip"$/)
  expect(response.headers['cache-control']).toBe('no-store')
  for (const { name } of [...PERSONAL_DATA, ...DIETITIAN_DATA]) {
    expect(text('README.txt')).toContain(`data/${name}.json, data/${name}.csv`)
    expect(files.has(`data/${name}.json`) && files.has(`data/${name}.csv`), name).toBe(true)
  }
  expect(await auditActions()).toContain('account.exported')
})

test('a client has account, requests and the whole conversation, as JSON and as CSV, and nothing of others', async () => {
  const [client, other, dietitian] = [await given.user({ age: 41 }), await given.user(), await given.dietitian()]
  const request = await given.request({ to: dietitian, from: client, message: '=cmd|1, said I of my breakfast' })
  await given.request({ to: dietitian, from: other, message: 'What another person wrote to the same one.' })
  await as(dietitian).post(`/api/adminpanel/contact-requests/${request.id}/messages/`, { body: 'Eat ragi.' })
  await as(client).post(`/api/adminpanel/contact-requests/${request.id}/messages/`, { body: 'I shall, thank you.' })
  const { table, text, files } = await exportOf(client)
  expect(table('account')).toMatchObject([
    { email: client.email, age: 41, created_at: client.created_at.toISOString() },
  ])
  expect(table('requests-sent')).toMatchObject([{ id: request.id, dietitian: dietitian.full_name, status: 'replied' }])
  expect(table('conversations')).toMatchObject([
    { author: dietitian.full_name, by_you: false, body: 'Eat ragi.' },
    { author: client.full_name, by_you: true, body: 'I shall, thank you.' },
  ])
  expect(table('log-about-you')).toMatchObject([{ who: dietitian.full_name, action: 'request.status_changed' }])
  expect(text('data/requests-sent.csv')).toMatch(/^\uFEFFid,dietitian,name,/)
  expect(text('data/requests-sent.csv')).toContain(`"'=cmd|1, said I of my breakfast"`)
  const all = [...files.values()].join('\n')
  expect(all).not.toContain('What another person wrote')
  expect(all).not.toContain(client.password_hash)
})

test('files of consultations are in the export of the client, and of those who sent them', async () => {
  const [client, dietitian] = [await given.user(), await given.dietitian()]
  const request = await given.request({ to: dietitian, from: client })
  const report = await given.attachment({ by: client, of: request })
  const plan = await given.attachment({ by: dietitian, of: request })
  const [ofClient, ofDietitian] = [await exportOf(client), await exportOf(dietitian)]
  expect(ofClient.table('attachments')).toMatchObject([
    { id: report.id, request_id: request.id, by_you: true, name: 'report.pdf' },
    { id: plan.id, request_id: request.id, by_you: false },
  ])
  expect(ofDietitian.table('attachments')).toMatchObject([{ id: plan.id, by_you: true }])
  const pathOf = ({ id }: { id: number }) => `documents/attachment-${id}.pdf`
  expect([report, plan].map((file) => ofClient.files.has(pathOf(file)))).toEqual([true, true])
  expect([report, plan].map((file) => ofDietitian.files.has(pathOf(file)))).toEqual([false, true])
})

test('assessments are exported only for a verified address', async () => {
  const [stranger, owner] = [await given.user(), await given.user({ email_verified_at: new Date() })]
  for (const { email } of [stranger, owner]) {
    await testApp().connection.pool.query(
      `insert into assessments (full_name, email, phone_number, age, gender, height, weight, medicines)
       values ('Asha', $1, '9814012345', 30, 'female', 160, 60, 'Metformin')`,
      [email],
    )
  }
  expect((await exportOf(stranger)).table('health-assessments')).toEqual([])
  expect((await exportOf(owner)).table('health-assessments')).toMatchObject([
    { email: owner.email, weight: 60, medicines: 'Metformin' },
  ])
})

test('an answer is exported for sender and author of it, the sender’s own text only for the sender', async () => {
  const [sender, dietitian] = [await given.user({ email_verified_at: new Date() }), await given.dietitian()]
  const { rows } = await testApp().connection.pool.query(
    `insert into assessments (full_name, email, phone_number, age, gender, height, weight, medicines, status,
       assigned_to, answer, answered_by, answered_at)
     values ('Asha', $1, '9814012345', 30, 'female', 160, 60, 'Metformin', 'answered', $2, 'Eat ragi.', $2, now())
     returning id::int`,
    [sender.email, dietitian.id],
  )
  expect((await exportOf(sender)).table('health-assessments')).toMatchObject([
    { answer: 'Eat ragi.', answered_by: dietitian.full_name, answer_read_at: null },
  ])
  const answered = await exportOf(dietitian)
  expect(answered.table('assessments-assigned')).toMatchObject([
    { id: rows[0].id, status: 'answered', answer: 'Eat ragi.' },
  ])
  expect([...answered.files.values()].join('\n')).not.toContain('Metformin')
})

test('only a person who has verified the address learns whether an assessment was sent with it', async () => {
  const [stranger, owner] = [await given.user(), await given.user({ email_verified_at: new Date() })]
  for (const { email } of [stranger, owner]) {
    for (const template of ['welcome', 'assessment-received']) {
      await testApp().connection.pool.query('insert into mails (recipient, template, props) values ($1, $2, $3)', [
        email,
        template,
        '{}',
      ])
    }
  }
  const kinds = async (user: { id: number }) =>
    (await exportOf(user)).table('emails').map(({ kind }: { kind: string }) => kind)
  expect(await kinds(stranger)).toEqual(['welcome'])
  expect(await kinds(owner)).toEqual(['welcome', 'assessment-received'])
})

test('changes that an admin made to others are exported by id only', async () => {
  const [admin, author] = [await given.admin(), await given.dietitian()]
  const blog = await given.blog({ author, title: 'A title that is the author’s own' })
  await as(admin).patch(`/api/adminpanel/blogs/${blog.id}/`, { category: 'yoga' })
  const { table, files } = await exportOf(admin)
  expect(table('log-of-your-actions')).toMatchObject([
    { action: 'blog.changed', target_id: blog.id, before: null, after: null },
    { action: 'account.exported' },
  ])
  expect([...files.values()].join('\n')).not.toContain('A title that')
})

describe('a dietitian', () => {
  test('gets articles with versions and pictures, and of received requests only their own messages', async () => {
    const [client, dietitian] = [await given.user(), await given.dietitian()]
    const payload = formWith('featured_image', await photo(1), {
      title: 'A plate with five bowls',
      summary: 'What five bowls on a steel plate say about a balanced meal at home.',
      content: `<p>${'Dal, sabzi, dahi, roti and a fruit. '.repeat(4)}</p>`,
      category: 'diet',
      status: 'draft',
    })
    const blog = (await as(dietitian).send({ method: 'POST', url: '/api/adminpanel/blogs/', payload })).body
    const request = await given.request({
      to: dietitian,
      from: client,
      message: 'Only the client may take this along.',
    })
    await as(dietitian).post(`/api/adminpanel/contact-requests/${request.id}/messages/`, { body: 'Eat ragi.' })
    const { table, files } = await exportOf(dietitian)
    expect(table('articles')).toMatchObject([{ id: blog.id, title: blog.title, status: 'draft' }])
    expect(table('article-versions')).toMatchObject([{ article_id: blog.id }])
    expect(table('replies-written')).toMatchObject([{ request_id: request.id, body: 'Eat ragi.' }])
    expect(table('requests-received')).toMatchObject([{ id: request.id, status: 'replied' }])
    const path = blog.featured_image.replace('/media/', '')
    expect(files.get(path)?.subarray(8, 12).toString()).toBe('WEBP')
    const all = [...files.values()].join('\n')
    for (const foreign of ['Only the client', client.email, client.full_name]) expect(all).not.toContain(foreign)
  })

  test('gets more than one batch of replies completely', async () => {
    const [client, dietitian] = [await given.user(), await given.dietitian()]
    const request = await given.request({ to: dietitian, from: client })
    await testApp().connection.pool.query(
      `insert into consultation_messages (request_id, author_id, body)
       select $1, $2, 'Answer ' || n from generate_series(1, 450) as n`,
      [request.id, dietitian.id],
    )
    const replies = (await exportOf(dietitian)).table('replies-written')
    expect(replies.map(({ body }: { body: string }) => body)).toEqual(
      Array.from({ length: 450 }, (_, at) => `Answer ${at + 1}`),
    )
  })
})

test('a log of thousands of entries is exported completely, in order and once', async () => {
  const [user, admin] = [await given.user(), await given.admin()]
  await testApp().connection.pool.query(
    `insert into audit_entries (actor_id, action, target_type, target_id)
     select case when n % 2 = 0 then $1::bigint else $2::bigint end, 'user.opened', 'user', $1::bigint from generate_series(1, 6000) as n`,
    [user.id, admin.id],
  )
  const { table, text } = await exportOf(user)
  const [own, about] = [table('log-of-your-actions'), table('log-about-you')]
  for (const rows of [own, about]) {
    const ids = rows.map(({ id }: { id: number }) => id)
    expect(ids).toEqual([...new Set<number>(ids)].sort((one, other) => one - other))
  }
  // Includes the entry of the export itself.
  expect([own.length, about.length]).toEqual([3001, 3000])
  expect(text('data/log-about-you.csv').trimEnd().split('\r\n')).toHaveLength(3001)
})
