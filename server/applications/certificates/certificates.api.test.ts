import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, indiaDay } from '#domain/site/india-day.ts'
import { anonymous, as } from '#test/callers.ts'
import { documentForm, pdf } from '#test/documents.ts'
import { given } from '#test/given.ts'
import { photo } from '#test/pictures.ts'
import { auditActions, queuedMails } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { eraseExpiredDocuments } from '../documents/documents.service.ts'

setUpTestApp()

const CERTIFICATES = '/api/adminpanel/dietitian-certificates/'
const CREDENTIALS = '/api/adminpanel/dietitians/me/credentials/'
const today = indiaDay(new Date())
const registration = { kind: 'registration', council: 'Indian Dietetic Association', number: 'RD-77' }
const query = (text: string, values: unknown[] = []) => testApp().connection.pool.query(text, values)
const folder = () => join(testApp().mediaDir, 'documents')
const storedFiles = () => readdir(folder()).catch(() => [])
beforeEach(() => rm(folder(), { recursive: true, force: true }))

function formOf(facts: Record<string, string | number>, form = documentForm(pdf(), 'card.pdf')) {
  for (const [name, value] of Object.entries(facts)) form.append(name, String(value))
  return form
}

async function world() {
  const [dietitian, admin] = [await given.dietitian(), await given.admin()]
  const send = (form: FormData, by: { id: number } = dietitian) =>
    as(by).send({ method: 'POST', url: CERTIFICATES, payload: form })
  const decide = (id: number, body: object) => as(admin).patch(`${CERTIFICATES}${id}/`, body)
  return { dietitian, admin, send, decide }
}

describe('a certificate', () => {
  test('is sent by a dietitian and waits, and only its owner and admins read it and its file', async () => {
    const { dietitian, admin, send } = await world()
    const { status, body } = await send(formOf({ ...registration, expires_on: '2099-03-31' }))
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...registration,
      dietitian: { id: dietitian.id },
      title: null,
      expires_on: '2099-03-31',
      document: { name: 'card.pdf', kind: 'pdf', bytes: pdf().length },
      status: 'pending',
    })
    expect(JSON.stringify(body)).not.toContain('documents/')
    const url = `${CERTIFICATES}${body.id}/`
    const file = await as(dietitian).get(`${url}document/`)
    expect(file.raw.equals(pdf())).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="certificate-${body.id}.pdf"`,
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(await auditActions()).toEqual([])
    for (const other of [await given.user(), await given.dietitian()]) {
      expect((await as(other).get(url)).status).toBe(404)
      expect((await as(other).get(`${url}document/`)).status).toBe(404)
      expect((await as(other).get(CERTIFICATES)).body.count).toBe(0)
    }
    expect((await anonymous.get(`${url}document/`)).status).toBe(401)
    expect((await as(admin).get(url)).status).toBe(200)
    expect((await as(admin).get(`${url}document/`)).status).toBe(200)
    expect((await as(admin).get(`${CERTIFICATES}?status=pending`)).body.count).toBe(1)
    expect(await auditActions()).toEqual(['certificate.opened', 'certificate.document_opened'])
  })

  test('that is a picture is re-encoded, and no public address shows it', async () => {
    const { dietitian, send } = await world()
    const form = formOf({ kind: 'qualification', title: 'MSc' }, documentForm(await photo(1), 'a.jpg', 'image/jpeg'))
    const { body } = await send(form)
    expect(body.document).toMatchObject({ name: 'a.jpg', kind: 'image' })
    const file = await as(dietitian).get(`${CERTIFICATES}${body.id}/document/`)
    expect(file.headers['content-type']).toBe('image/webp')
    const [name] = await storedFiles()
    expect((await anonymous.get(`/media/documents/${name}`)).status).toBe(404)
  })

  test.each<[Record<string, string>, object]>([
    [
      { kind: 'registration' },
      { council: ['Registration council is required'], number: ['Registration number is required'] },
    ],
    [{ kind: 'qualification' }, { title: ['Qualification is required'] }],
    [{ kind: 'membership' }, { kind: ['Choose one of: qualification, registration'] }],
    [{ ...registration, expires_on: today }, { expires_on: ['The end date must be after today'] }],
  ])('with %j is rejected, and nothing is stored', async (facts, errors) => {
    const { send } = await world()
    expect(await send(formOf(facts))).toMatchObject({ status: 400, body: errors })
    expect(await storedFiles()).toEqual([])
  })

  test('needs a file that is a document', async () => {
    const { send, dietitian } = await world()
    const invalid = { status: 400, body: { document: ['Please select a PDF, JPEG, PNG or WebP file'] } }
    expect(await send(formOf(registration, documentForm(Buffer.from('my card'), 'card.txt')))).toMatchObject(invalid)
    expect(await as(dietitian).post(CERTIFICATES, registration)).toMatchObject(invalid)
    expect(await storedFiles()).toEqual([])
  })

  test('can be removed with its file until it is approved, and five wait at most', async () => {
    const { dietitian, admin, send, decide } = await world()
    const ids: number[] = []
    for (let sent = 0; sent < 5; sent += 1) ids.push((await send(formOf(registration))).body.id)
    const [first = 0, second = 0] = ids
    expect(await send(formOf(registration))).toMatchObject({
      status: 409,
      body: { detail: 'You can have at most 5 certificates waiting. Please remove one first.' },
    })
    expect(await storedFiles()).toHaveLength(5)
    expect((await as(await given.dietitian()).delete(`${CERTIFICATES}${first}/`)).status).toBe(404)
    expect((await as(admin).delete(`${CERTIFICATES}${first}/`)).status).toBe(403)
    expect((await as(dietitian).delete(`${CERTIFICATES}${first}/`)).status).toBe(204)
    expect(await storedFiles()).toHaveLength(4)
    await decide(second, { status: 'approved', checked_on: today })
    expect(await as(dietitian).delete(`${CERTIFICATES}${second}/`)).toMatchObject({
      status: 409,
      body: { detail: 'This certificate has already been approved.' },
    })
  })
})

describe('the decision', () => {
  test('an approval adds the credential to the public profile and mails the dietitian', async () => {
    const { dietitian, send, decide } = await world()
    const { id } = (await send(formOf(registration))).body
    expect(await decide(id, { status: 'approved' })).toMatchObject({
      status: 400,
      body: { checked_on: ['Enter the day you checked it'] },
    })
    const checked = { checked_on: today, expires_on: '2099-03-31', note: 'Answered by phone.' }
    expect(await decide(id, { status: 'approved', ...checked })).toMatchObject({
      status: 200,
      body: { status: 'approved', reason: null },
    })
    expect((await anonymous.get(`/api/adminpanel/dietitians/${dietitian.id}/`)).body.credentials).toMatchObject([
      { ...registration, checked_on: today, expires_on: '2099-03-31' },
    ])
    expect(await queuedMails()).toEqual([{ recipient: dietitian.email, template: 'certificate-decided' }])
    expect(await auditActions()).toEqual(['credential.added', 'certificate.decided'])
    expect((await decide(id, { status: 'changes_requested', reason: 'Late.' })).status).toBe(409)
  })

  test('an approval renews the credential that says the same', async () => {
    const { admin, dietitian, send, decide } = await world()
    await as(admin).post(`/api/adminpanel/dietitians/${dietitian.id}/credentials/`, {
      ...registration,
      checked_on: '2025-01-10',
      expires_on: addDays(today, 5),
    })
    const { id } = (await send(formOf({ ...registration, council: 'INDIAN DIETETIC ASSOCIATION' }))).body
    await decide(id, { status: 'approved', checked_on: today, expires_on: addDays(today, 365) })
    expect((await as(dietitian).get(CREDENTIALS)).body.results).toMatchObject([
      { ...registration, checked_on: today, expires_on: addDays(today, 365) },
    ])
    expect(await auditActions()).toEqual(['credential.added', 'credential.renewed', 'certificate.decided'])
  })

  test('asking back needs a reason, which the dietitian reads; the next certificate takes its place', async () => {
    const { dietitian, send, decide } = await world()
    const { id } = (await send(formOf(registration))).body
    expect(await decide(id, { status: 'changes_requested' })).toMatchObject({
      status: 400,
      body: { reason: ['Enter what needs to change'] },
    })
    await decide(id, { status: 'changes_requested', reason: 'The second page is missing.' })
    const own = async () => (await as(dietitian).get(CERTIFICATES)).body.results
    expect(await own()).toMatchObject([{ id, status: 'changes_requested', reason: 'The second page is missing.' }])
    expect((await as(dietitian).get(CREDENTIALS)).body.results).toEqual([])
    const stranger = await given.dietitian()
    expect((await send(formOf({ ...registration, replaces: id }), stranger)).status).toBe(404)
    expect((await send(formOf({ ...registration, replaces: id }))).status).toBe(201)
    expect(await own()).toMatchObject([{ status: 'pending', reason: null }])
    expect(await storedFiles()).toHaveLength(1)
  })

  test('is not possible for one’s own certificate, nor for a former dietitian', async () => {
    const { admin, dietitian, send, decide } = await world()
    const { id } = (await send(formOf(registration))).body
    await query(`update users set role = 'user' where id = $1`, [dietitian.id])
    expect(await decide(id, { status: 'approved', checked_on: today })).toMatchObject({
      status: 409,
      body: { detail: 'This account isn’t a dietitian.' },
    })
    await query('update dietitian_certificates set dietitian_id = $1', [admin.id])
    expect(await decide(id, { status: 'approved', checked_on: today })).toMatchObject({
      status: 409,
      body: { detail: 'You can’t decide on your own certificate. Another admin has to.' },
    })
  })
})

test('90 days after changes were requested a certificate is gone with its file; others stay', async () => {
  const { send, decide } = await world()
  const [asked, waiting] = [(await send(formOf(registration))).body.id, (await send(formOf(registration))).body.id]
  await decide(asked, { status: 'changes_requested', reason: 'It is cut off.' })
  const runCleanup = () => eraseExpiredDocuments(testApp().services.db, 100, testApp().services.files)
  await query(`update stored_documents set stored_at = stored_at - interval '2 hours'`)
  await query(
    `update dietitian_certificates set decided_at = now() - interval '89 days' where status = 'changes_requested'`,
  )
  expect(await runCleanup()).toBe(0)
  await query(
    `update dietitian_certificates set decided_at = now() - interval '91 days' where status = 'changes_requested'`,
  )
  expect(await runCleanup()).toBe(1)
  expect((await query('select id::int from dietitian_certificates')).rows).toEqual([{ id: waiting }])
  expect(await storedFiles()).toHaveLength(1)
})
