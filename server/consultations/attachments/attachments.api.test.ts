import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { anonymous, as } from '#test/callers.ts'
import { documentForm, pdf } from '#test/documents.ts'
import { given } from '#test/given.ts'
import { photo } from '#test/pictures.ts'
import { auditActions } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { runCleanupJobs } from '../../runtime/cleanup-jobs.ts'

setUpTestApp()

const ATTACHMENTS = '/api/adminpanel/attachments/'
const REQUESTS = '/api/adminpanel/contact-requests/'
const MESSAGE = 'My sugar was high in the last report.'
const GONE = {
  status: 400,
  body: {
    attachment_ids: ['A file is gone, because we delete unsent files after 24 hours. Add it again'],
  },
}
const query = (text: string, values: unknown[] = []) => testApp().connection.pool.query(text, values)
const folder = () => join(testApp().mediaDir, 'documents')
const storedFiles = () => readdir(folder()).catch(() => [])
beforeEach(() => rm(folder(), { recursive: true, force: true }))

type Person = { id: number }

const add = (who: Person, form: FormData = documentForm(pdf(), 'report.pdf')) =>
  as(who).send({ method: 'POST', url: ATTACHMENTS, payload: form })

async function upload(who: Person, name = 'report.pdf'): Promise<number> {
  const { status, body } = await add(who, documentForm(pdf(), name))
  expect(status).toBe(201)
  return body.id
}

const send = (client: Person, dietitian: Person, attachment_ids: unknown, fields: object = {}) =>
  as(client).post(REQUESTS, { to_dietitian: dietitian.id, message: MESSAGE, attachment_ids, ...fields })

async function people() {
  const [client, ana] = [await given.user(), await given.dietitian()]
  return { client, ana }
}

/** A request with one file. */
async function sent() {
  const { client, ana } = await people()
  const file = await upload(client)
  const { body } = await send(client, ana, [file])
  return { client, ana, id: body.id as number, url: `${REQUESTS}${body.id}/`, file }
}

const uploads = async (who: Person) => (await as(who).get(ATTACHMENTS)).body.results
const cleanUp = () =>
  runCleanupJobs(testApp().connection.db, { files: testApp().services.files, outboxDir: testApp().outboxDir })

describe('an upload', () => {
  test('is visible only to its owner until it is sent', async () => {
    const { client, ana } = await people()
    const { status, body } = await add(client, documentForm(pdf('sugar'), '../../Lab report.pdf'))
    expect(status).toBe(201)
    expect(body).toEqual({ id: body.id, name: 'Lab report.pdf', kind: 'pdf', bytes: pdf('sugar').length })
    expect(await uploads(client)).toEqual([body])
    expect(await uploads(ana)).toEqual([])
    expect((await anonymous.send({ method: 'POST', url: ATTACHMENTS, payload: documentForm(pdf()) })).status).toBe(401)
  })

  test('that is a picture loses its metadata', async () => {
    const { client, ana } = await people()
    const jpeg = await sharp(await photo(1))
      .withExif({ IFD0: { Artist: 'Secret Person' } })
      .jpeg()
      .toBuffer()
    const { body } = await add(client, documentForm(jpeg, 'plate.jpg', 'image/jpeg'))
    expect(body).toMatchObject({ name: 'plate.jpg', kind: 'image' })
    const request = (await send(client, ana, [body.id])).body
    const opened = await as(ana).get(`${REQUESTS}${request.id}/attachments/${body.id}/`)
    expect(opened.headers['content-type']).toBe('image/webp')
    expect(opened.raw.includes('Secret Person')).toBe(false)
  })

  test.each([
    ['text', Buffer.from('my report'), 'Please select a PDF, JPEG, PNG or WebP file'],
    [
      'a PDF cut off',
      pdf().subarray(0, 80),
      'This PDF is damaged or incomplete. Please save it again and try once more',
    ],
    ['a PDF of 5 MB', pdf('x'.repeat(5 * 1024 * 1024)), 'PDF size should be less than 5MB'],
  ])('of %s is rejected, and nothing is stored', async (_, bytes, message) => {
    expect(await add(await given.user(), documentForm(bytes))).toMatchObject({
      status: 400,
      body: { document: [message] },
    })
    expect(await storedFiles()).toEqual([])
  })

  test('is removed with its file by its owner, until it is sent', async () => {
    const { client, ana } = await people()
    const [removed, remaining] = [await upload(client), await upload(client)]
    expect((await as(ana).delete(`${ATTACHMENTS}${removed}/`)).status).toBe(404)
    expect((await as(client).delete(`${ATTACHMENTS}${removed}/`)).status).toBe(204)
    expect(await storedFiles()).toHaveLength(1)
    expect((await send(client, ana, [removed])).status).toBe(400)
    expect((await send(client, ana, [remaining])).status).toBe(201)
    expect((await as(client).delete(`${ATTACHMENTS}${remaining}/`)).status).toBe(404)
    expect(await storedFiles()).toHaveLength(1)
  })

  test('is rejected once ten are unsent, also when they arrive at once', async () => {
    const client = await given.user()
    for (let number = 0; number < 9; number += 1) await given.attachment({ by: client })
    const answers = await Promise.all([1, 2, 3].map(() => add(client)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400])
    expect(await add(client)).toMatchObject({
      status: 400,
      body: { document: ['You have 10 unsent files. Send or remove some, or try again tomorrow'] },
    })
  })

  test('that is not sent is erased by the daily run after a day, with its file', async () => {
    const { client, ana, file, url } = await sent()
    const [old, young] = [await upload(ana), await upload(ana)]
    await query(`update stored_documents set stored_at = stored_at - interval '2 hours'`)
    await query(`update consultation_attachments set created_at = now() - interval '23 hours' where id = $1`, [young])
    await query(`update consultation_attachments set created_at = now() - interval '25 hours' where id <> $1`, [young])
    await cleanUp()
    expect((await uploads(ana)).map(({ id }: Person) => id)).toEqual([young])
    expect(old).not.toBe(young)
    expect(await storedFiles()).toHaveLength(2)
    expect((await as(client).get(`${url}attachments/${file}/`)).status).toBe(200)
  })
})

describe('sending', () => {
  test('a request, an answer and a reply each show their own files, to both sides', async () => {
    const { client, ana } = await people()
    const [report, picture] = [await upload(client, 'report.pdf'), await upload(client, 'plate.pdf')]
    const request = await send(client, ana, [picture, report])
    expect(request.status).toBe(201)
    const own = [
      { id: report, name: 'report.pdf', kind: 'pdf', bytes: pdf().length },
      { id: picture, name: 'plate.pdf', kind: 'pdf', bytes: pdf().length },
    ]
    expect(request.body.attachments).toEqual(own)
    const url = `${REQUESTS}${request.body.id}/`
    const plan = await upload(ana, 'plan.pdf')
    const replied = await as(ana).patch(`${url}update_status/`, { reply: 'Here is a plan.', attachment_ids: [plan] })
    expect(replied).toMatchObject({ status: 200, body: { contact_request: { attachments: own } } })
    const again = await upload(client, 'second.pdf')
    const answered = await as(client).post(`${url}messages/`, { body: 'The second report.', attachment_ids: [again] })
    expect(answered).toMatchObject({ status: 201, body: { attachments: [{ id: again, name: 'second.pdf' }] } })
    const more = await as(ana).post(`${url}messages/`, { body: 'And this.', attachment_ids: [await upload(ana)] })
    expect(more.status).toBe(201)
    for (const who of [client, ana, await given.admin()]) {
      expect((await as(who).get(url)).body.attachments).toEqual(own)
      expect((await as(who).get(`${url}messages/`)).body.results).toMatchObject([
        { body: 'Here is a plan.', attachments: [{ id: plan, name: 'plan.pdf' }] },
        { body: 'The second report.', attachments: [{ id: again }] },
        { body: 'And this.', attachments: [{ name: 'report.pdf' }] },
      ])
    }
    expect((await as(client).get(`${REQUESTS}?sent=true`)).body.results[0].attachments).toEqual(own)
    expect([await uploads(client), await uploads(ana)]).toEqual([[], []])
  })

  test('a file of someone else, one already sent, or a missing one is rejected', async () => {
    const { client, ana, url, file } = await sent()
    const foreign = await upload(ana)
    const own = await upload(client)
    for (const ids of [[foreign], [file], [999_999], [own, foreign]]) {
      expect(await as(client).post(`${url}messages/`, { body: 'Please look.', attachment_ids: ids })).toMatchObject(
        GONE,
      )
      expect(await send(client, ana, ids)).toMatchObject(GONE)
    }
    expect(await as(ana).patch(`${url}update_status/`, { reply: 'Yes.', attachment_ids: [own] })).toMatchObject(GONE)
    expect((await as(ana).get(url)).body.status).toBe('pending')
    expect((await as(client).get(`${url}messages/`)).body.count).toBe(0)
    expect((await as(client).get(REQUESTS)).body.count).toBe(1)
    expect(await uploads(client)).toHaveLength(1)
  })

  test('of two that claim one file at the same time, one succeeds', async () => {
    const { client, ana } = await people()
    const file = await upload(client)
    const answers = await Promise.all([send(client, ana, [file]), send(client, ana, [file])])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
    expect((await as(client).get(REQUESTS)).body.count).toBe(1)
  })

  test('a request that is sent twice is stored once with its files', async () => {
    const { client, ana } = await people()
    const payload = { to_dietitian: ana.id, message: MESSAGE, attachment_ids: [String(await upload(client))] }
    const headers = { 'idempotency-key': randomUUID() }
    const post = () => as(client).send({ method: 'POST', url: REQUESTS, payload, headers })
    const [one, two] = await Promise.all([post(), post()])
    expect([one.status, two.status]).toEqual([201, 201])
    expect(two.body.attachments).toEqual(one.body.attachments)
    expect(one.body.attachments).toHaveLength(1)
  })

  test.each([
    [[1, 2, 3, 4, 5, 6], 'You can add at most 5 files to one message'],
    ['1', 'Attachments must be ids of uploaded files'],
    [[0], 'Attachments must be ids of uploaded files'],
    [['x'], 'Attachment must be a number'],
  ])('%j is rejected as a list of files', async (ids, message) => {
    const { client, ana } = await people()
    expect(await send(client, ana, ids)).toMatchObject({ status: 400, body: { attachment_ids: [message] } })
  })

  test('a change of status without a reply takes no files', async () => {
    const { ana, url } = await sent()
    const response = await as(ana).patch(`${url}update_status/`, {
      status: 'closed',
      attachment_ids: [await upload(ana)],
    })
    expect(response).toMatchObject({ status: 400, body: { attachment_ids: ['Write a reply to go with your files'] } })
  })
})

describe('reading', () => {
  test('a file comes back whole as a download that no browser runs', async () => {
    const { client, id, url, file } = await sent()
    const response = await as(client).get(`${url}attachments/${file}/`)
    expect(response.raw.equals(pdf())).toBe(true)
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="request-${id}-attachment-${file}.pdf"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
    })
  })

  test('is limited to those who may read the request; opening a file of others is logged once an hour', async () => {
    const { client, ana, url, file } = await sent()
    const path = `${url}attachments/${file}/`
    expect((await as(client).get(path)).status).toBe(200)
    expect(await auditActions()).toEqual([])
    for (const who of [ana, ana, await given.admin()]) expect((await as(who).get(path)).status).toBe(200)
    expect(await auditActions()).toEqual(['request.attachment_opened', 'request.attachment_opened'])
    for (const other of [await given.user(), await given.dietitian()]) {
      expect((await as(other).get(path)).status).toBe(404)
    }
    await query(`update users set role = 'user' where id = $1`, [ana.id])
    expect((await as(ana).get(path)).status).toBe(404)
    const { rows } = await query('select target_type, target_id::int from audit_entries')
    expect(rows[0]).toEqual({ target_type: 'consultation_request', target_id: Number(url.split('/').at(-2)) })
  })

  test('a file of another request, or of none, is not found', async () => {
    const [mine, theirs] = [await sent(), await sent()]
    for (const id of [theirs.file, await upload(mine.client), 999_999]) {
      expect((await as(mine.client).get(`${mine.url}attachments/${id}/`)).status).toBe(404)
      expect((await as(await given.admin()).get(`${mine.url}attachments/${id}/`)).status).toBe(404)
    }
  })

  test('is possible for the next dietitian after a hand-over', async () => {
    const { client, ana, url, file } = await sent()
    const [ravi, admin] = [await given.checkedDietitian(), await given.admin()]
    expect((await as(admin).post(`${url}handover/`, { to: ravi.id })).status).toBe(200)
    expect((await as(ravi).get(`${url}attachments/${file}/`)).status).toBe(404)
    expect((await as(client).post(`${url}handover/answer/`, { agrees: true, to: ravi.id })).status).toBe(200)
    expect((await as(ravi).get(url)).body.attachments).toMatchObject([{ id: file }])
    expect((await as(ravi).get(`${url}attachments/${file}/`)).status).toBe(200)
    expect((await as(ana).get(`${url}attachments/${file}/`)).status).toBe(404)
  })
})

describe('erasure', () => {
  test('a withdrawn request is deleted with its files', async () => {
    const { client, url } = await sent()
    expect((await as(client).delete(url)).status).toBe(204)
    expect(await storedFiles()).toEqual([])
    expect((await query('select key from stored_documents')).rows).toEqual([])
    expect((await query('select id from consultation_attachments')).rows).toEqual([])
  })

  test('a request is withdrawn even if its file cannot be removed now; the daily run removes it', async () => {
    const { client, url } = await sent()
    const [name = ''] = await storedFiles()
    const path = join(folder(), name)
    await rm(path)
    await mkdir(path)
    expect((await as(client).delete(url)).status).toBe(204)
    expect((await as(client).get(url)).status).toBe(404)
    expect(await storedFiles()).toEqual([name])
    await rmdir(path)
    await query(`update stored_documents set stored_at = stored_at - interval '2 hours'`)
    await cleanUp()
    expect((await query('select key from stored_documents')).rows).toEqual([])
  })

  test('files that a deleted account had uploaded are removed by the daily run at the latest', async () => {
    const { client } = await sent()
    await upload(client)
    await query('delete from users where id = $1', [client.id])
    await query(`update stored_documents set stored_at = stored_at - interval '2 hours'`)
    await cleanUp()
    expect(await storedFiles()).toEqual([])
  })
})
