import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '#test/free-port.ts'
import { startMailServer } from '#test/mail-server.ts'
import { createMailer, MailRejectedError, type OutgoingMail } from './mailer.ts'

const from = () => 'Thali <care@thali.example>'
const mail: OutgoingMail = {
  id: 42,
  queued_at: new Date('2026-11-21T02:12:03.123Z'),
  to: 'asha@example.in',
  subject: 'Welcome to Thali',
  html: '<p>नमस्ते, Asha. Your plate is ready: ₹699.</p>',
  text: 'नमस्ते, Asha. Your plate is ready: ₹699.',
}

describe('without an SMTP server', () => {
  let outboxDir: string
  beforeEach(async () => {
    outboxDir = join(await mkdtemp(join(tmpdir(), 'thali-outbox-')), 'outbox')
  })
  afterEach(async () => {
    await rm(join(outboxDir, '..'), { recursive: true, force: true })
  })

  async function sendAndRead(changes: Partial<OutgoingMail> = {}) {
    await createMailer({ from, outboxDir }).send({ ...mail, ...changes })
    const [name = ''] = await readdir(outboxDir)
    return { name, raw: await readFile(join(outboxDir, name)) }
  }

  test('each mail is one complete file that only its owner reads', async () => {
    const { name, raw } = await sendAndRead()
    const parsed = await PostalMime.parse(raw)
    expect(await readdir(outboxDir)).toHaveLength(1)
    expect(name).toMatch(/^\d{8}T\d{6}\.\d{3}Z-42\.eml$/)
    expect((await stat(join(outboxDir, name))).mode & 0o777).toBe(0o600)
    expect(parsed).toMatchObject({
      from: { name: 'Thali', address: 'care@thali.example' },
      to: [{ address: 'asha@example.in' }],
      subject: 'Welcome to Thali',
    })
    expect(parsed.text?.trim()).toBe(mail.text)
    expect(parsed.html?.trim()).toBe(mail.html)
    expect(parsed.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
  })

  test('a folder that is removed is created again', async () => {
    const mailer = createMailer({ from, outboxDir })
    await mailer.send(mail)
    await rm(outboxDir, { recursive: true })
    await mailer.send(mail)
    expect(await readdir(outboxDir)).toHaveLength(1)
  })

  test('every attempt of one mail has the same Message-ID, another mail has another', async () => {
    const mailer = createMailer({ from, outboxDir })
    await mailer.send(mail)
    await mailer.send(mail)
    await mailer.send({ ...mail, queued_at: new Date(0) })
    const names = (await readdir(outboxDir)).sort()
    const ids = await Promise.all(
      names.map(async (name) => (await PostalMime.parse(await readFile(join(outboxDir, name)))).messageId),
    )
    expect(ids[0]).toMatch(/^<mail-42\.[a-z0-9]+@thali\.example>$/)
    expect(new Set(ids).size).toBe(2)
  })

  test('line breaks in a subject or an address add no header and no recipient', async () => {
    const { raw } = await sendAndRead({
      subject: 'Asha\r\nBcc: thief@example.com\r\n\r\nand a body',
      to: 'asha@example.in\r\nCc: thief@example.com',
    })
    const parsed = await PostalMime.parse(raw)
    const keys = parsed.headers.map(({ key }) => key)
    expect(keys).not.toContain('bcc')
    expect(keys).not.toContain('cc')
    expect(parsed.to).toHaveLength(1)
    expect(parsed.text?.trim()).toBe(mail.text)
  })

  test('one address never becomes two', async () => {
    const { raw } = await sendAndRead({ to: 'asha@example.in, thief@example.com' })
    expect((await PostalMime.parse(raw)).to?.map(({ address }) => address)).not.toContain('thief@example.com')
  })
})

describe('with an SMTP server', () => {
  const outboxDir = '/nonexistent'

  test('the mail arrives whole, and several share the connections', async () => {
    const server = await startMailServer()
    const mailer = createMailer({ smtpUrl: server.url, from, outboxDir })
    await Promise.all(Array.from({ length: 12 }, (_, index) => mailer.send({ ...mail, id: index + 1 })))
    mailer.close()
    await server.close()
    expect(server.received).toHaveLength(12)
    expect(server.received[0]).toMatchObject({ subject: mail.subject, to: [{ address: mail.to }] })
    expect(server.received[0]?.text?.trim()).toBe(mail.text)
  })

  test.each([
    [550, true],
    [552, true],
    [450, false],
    [421, false],
    [503, false],
  ])('a reply of %i to the recipient is final: %s', async (code, isFinal) => {
    const server = await startMailServer(() => ({ code, text: 'not now' }))
    const mailer = createMailer({ smtpUrl: server.url, from, outboxDir })
    const failure = await mailer.send(mail).catch((error: unknown) => error)
    mailer.close()
    await server.close()
    expect(failure).toBeInstanceOf(Error)
    expect(failure instanceof MailRejectedError).toBe(isFinal)
  })

  test('an unreachable server and a rejected sign-in are not permanent failures', async () => {
    const away = createMailer({ smtpUrl: `smtp://127.0.0.1:${await freePort()}`, from, outboxDir })
    const server = await startMailServer()
    const wrong = createMailer({ smtpUrl: server.url.replace('//', '//user:wrong@'), from, outboxDir })
    const failures = await Promise.all(
      [away, wrong].map((mailer) => mailer.send(mail).catch((error: unknown) => error)),
    )
    await server.close()
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(Error)
      expect(failure).not.toBeInstanceOf(MailRejectedError)
    }
  })
})
