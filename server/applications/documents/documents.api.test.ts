import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { anonymous, as } from '#test/callers.ts'
import { documentForm, pdf } from '#test/documents.ts'
import { given } from '#test/given.ts'
import { photo } from '#test/pictures.ts'
import { auditActions } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { eraseExpiredDocuments } from './documents.service.ts'

setUpTestApp()

const APPLICATIONS = '/api/adminpanel/dietitian-applications/'
const input = {
  qualification: 'MSc Nutrition',
  registration_number: 'RD-1',
  registration_council: 'IDA',
  years_experience: 4,
}
const query = (text: string, values: unknown[] = []) => testApp().connection.pool.query(text, values)
const folder = () => join(testApp().mediaDir, 'documents')
const storedFiles = () => readdir(folder()).catch(() => [])
beforeEach(() => rm(folder(), { recursive: true, force: true }))

async function filed() {
  const [user, admin] = [await given.user(), await given.admin()]
  const { body } = await as(user).post(APPLICATIONS, input)
  const url = `${APPLICATIONS}${body.id}/`
  const add = (form: FormData, by: { id: number } = user) =>
    as(by).send({ method: 'POST', url: `${url}documents/`, payload: form })
  return { user, admin, url, add }
}

describe('a PDF', () => {
  test('is stored unchanged, and only applicant and admins can download it, as an attachment', async () => {
    const { user, admin, url, add } = await filed()
    const { status, body } = await add(documentForm(pdf('marks'), '../../MSc certificate.pdf'))
    expect(status).toBe(201)
    const [document] = body.documents
    expect(document).toMatchObject({ name: 'MSc certificate.pdf', kind: 'pdf', bytes: pdf('marks').length })
    const response = await as(user).get(`${url}documents/${document.id}/`)
    expect(response.raw.equals(pdf('marks'))).toBe(true)
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="application-${body.id}-document-${document.id}.pdf"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
    })
    expect(await auditActions()).toEqual([])
    expect((await as(admin).get(`${url}documents/${document.id}/`)).status).toBe(200)
    expect(await auditActions()).toEqual(['application.document_opened'])
    for (const other of [await given.user(), await given.dietitian()]) {
      expect((await as(other).get(`${url}documents/${document.id}/`)).status).toBe(404)
      expect((await as(other).get(url)).status).toBe(404)
    }
    expect((await anonymous.get(`${url}documents/${document.id}/`)).status).toBe(401)
  })

  test('of another application is not found under this one', async () => {
    const [mine, theirs] = [await filed(), await filed()]
    const { body } = await theirs.add(documentForm(pdf()))
    const path = `${mine.url}documents/${body.documents[0].id}/`
    expect((await as(mine.user).get(path)).status).toBe(404)
    expect((await as(mine.user).delete(path)).status).toBe(404)
    expect((await as(mine.admin).get(path)).status).toBe(404)
  })
})

describe('a picture', () => {
  test('is re-encoded: hidden data is gone, and the picture is one of the documents', async () => {
    const { user, url, add } = await filed()
    const hidden = Buffer.from('<script>alert(1)</script>%PDF-1.7')
    const jpeg = await sharp(await photo(1))
      .withExif({ IFD0: { Artist: 'Secret Person' } })
      .jpeg()
      .toBuffer()
    const { status, body } = await add(documentForm(Buffer.concat([jpeg, hidden]), 'card.jpg', 'image/jpeg'))
    expect(status).toBe(201)
    expect(body.documents).toMatchObject([{ name: 'card.jpg', kind: 'image' }])
    const response = await as(user).get(`${url}documents/${body.documents[0].id}/`)
    expect(response.headers['content-type']).toBe('image/webp')
    expect(String(response.headers['content-disposition'])).toMatch(/^attachment; filename="[a-z0-9-]+\.webp"$/)
    expect((await sharp(response.raw).metadata()).format).toBe('webp')
    for (const mark of ['<script>', 'Secret Person', '%PDF']) expect(response.raw.includes(mark)).toBe(false)
  })

  test('is not public: no address of the site shows it', async () => {
    const { add } = await filed()
    await add(documentForm(await photo(2), 'card.jpg', 'image/jpeg'))
    const [name] = await storedFiles()
    expect(name).toMatch(/^[0-9a-f-]{36}\.webp$/)
    for (const path of [`documents/${name}`, `${name}`, `pictures/../documents/${name}`, `pictures/${name}`])
      expect((await anonymous.get(`/media/${path}`)).status).toBe(404)
  })
})

test.each<[string, () => Promise<Buffer>, string]>([
  ['text', async () => Buffer.from('my degree'), 'Please select a PDF, JPEG, PNG or WebP file'],
  ['nothing', async () => Buffer.alloc(0), 'Please select a PDF, JPEG, PNG or WebP file'],
  ['a GIF', async () => Buffer.from('GIF89a%PDF-1.4 %%EOF'), 'Please select a PDF, JPEG, PNG or WebP file'],
  [
    'SVG',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'Please select a PDF, JPEG, PNG or WebP file',
  ],
  [
    'a page with a PDF behind it',
    async () => Buffer.concat([Buffer.from('<html>'), pdf()]),
    'Please select a PDF, JPEG, PNG or WebP file',
  ],
  [
    'a PDF with an archive behind it',
    async () => Buffer.concat([pdf(), Buffer.from('PK\x03\x04')]),
    'This PDF is damaged or incomplete. Please save it again and try once more',
  ],
  [
    'a PDF cut off',
    async () => pdf().subarray(0, 80),
    'This PDF is damaged or incomplete. Please save it again and try once more',
  ],
  ['a PDF of 5 MB', async () => pdf('x'.repeat(5 * 1024 * 1024)), 'PDF size should be less than 5MB'],
  [
    'a picture of 5 MB',
    async () => Buffer.concat([await photo(3), Buffer.alloc(5 * 1024 * 1024)]),
    'Image size should be less than 5MB',
  ],
  ['a broken picture', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'Please select a valid image file'],
])('%s is rejected, and nothing is stored', async (_, bytes, message) => {
  const { add } = await filed()
  expect(await add(documentForm(await bytes()))).toMatchObject({ status: 400, body: { document: [message] } })
  expect(await storedFiles()).toEqual([])
  expect((await query('select key from stored_documents')).rows).toEqual([])
})

test('at most five documents are stored, also when they arrive at once', async () => {
  const { user, url, add } = await filed()
  for (let number = 0; number < 4; number += 1) expect((await add(documentForm(pdf()))).status).toBe(201)
  const answers = await Promise.all([1, 2, 3].map(() => add(documentForm(pdf()))))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400])
  expect(await add(documentForm(pdf()))).toMatchObject({
    status: 400,
    body: { document: ['You can add at most 5 documents'] },
  })
  expect((await as(user).get(url)).body.documents).toHaveLength(5)
  expect(await storedFiles()).toHaveLength(5)
})

test('only the applicant adds and removes, and only while the application waits', async () => {
  const { user, admin, url, add } = await filed()
  const { body } = await add(documentForm(pdf()))
  const path = `${url}documents/${body.documents[0].id}/`
  expect((await add(documentForm(pdf()), admin)).status).toBe(403)
  expect((await add(documentForm(pdf()), await given.user())).status).toBe(404)
  expect((await as(admin).delete(path)).status).toBe(403)
  expect((await as(await given.user()).delete(path)).status).toBe(404)
  await as(admin).patch(url, { status: 'declined', reason: 'The number is not in the register.' })
  const decided = { status: 409, body: { detail: 'This application has already been decided.' } }
  expect(await add(documentForm(pdf()))).toMatchObject(decided)
  expect(await as(user).delete(path)).toMatchObject(decided)
  expect((await as(user).get(path)).status).toBe(200)
})

test('a removed document is gone with its file', async () => {
  const { user, url, add } = await filed()
  const { body } = await add(documentForm(pdf()))
  const path = `${url}documents/${body.documents[0].id}/`
  expect((await as(user).delete(path)).status).toBe(204)
  expect((await as(user).get(path)).status).toBe(404)
  expect(await storedFiles()).toEqual([])
  expect((await query('select key from stored_documents')).rows).toEqual([])
})

describe('erasure', () => {
  const runCleanup = () => eraseExpiredDocuments(testApp().services.db, 100, testApp().services.files)
  const anHourPasses = () => query(`update stored_documents set stored_at = stored_at - interval '2 hours'`)

  test('90 days after it was declined the documents of an application are gone, others stay', async () => {
    const [declined, waiting] = [await filed(), await filed()]
    for (const { add } of [declined, waiting]) await add(documentForm(pdf()))
    await as(declined.admin).patch(declined.url, { status: 'declined', reason: 'Not in the register.' })
    await anHourPasses()
    await query(`update dietitian_applications set decided_at = now() - interval '89 days' where status = 'declined'`)
    expect(await runCleanup()).toBe(0)
    await query(`update dietitian_applications set decided_at = now() - interval '91 days' where status = 'declined'`)
    expect(await runCleanup()).toBe(1)
    expect((await as(declined.user).get(declined.url)).body.documents).toEqual([])
    expect((await as(waiting.user).get(waiting.url)).body.documents).toHaveLength(1)
    expect(await storedFiles()).toHaveLength(1)
  })

  test('deleting the account erases name and rows at once, and the file with the daily run', async () => {
    const { user, add } = await filed()
    await add(documentForm(pdf(), 'Asha Rao MSc.pdf'))
    await query('delete from users where id = $1', [user.id])
    expect((await query('select id from application_documents')).rows).toEqual([])
    expect(await runCleanup()).toBe(0)
    await anHourPasses()
    expect(await runCleanup()).toBe(1)
    expect(await storedFiles()).toEqual([])
  })
})
