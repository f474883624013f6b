import { expect, test } from 'vitest'
import { anonymous, as } from '#test/callers.ts'
import { deliverMails } from '#test/deliver-mails.ts'
import { readFiles } from '#test/erasure/search.ts'
import { given, PASSWORD } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const BAIT = 'Claim your refund'

/** All mails of the outbox to this address, rendered. */
async function mailsTo(email: string): Promise<string> {
  await deliverMails()
  const files = await readFiles(testApp().outboxDir)
  return files.flatMap(({ text }) => (text.includes(`To: ${email}`) ? [text] : [])).join('\n')
}

async function registered(first_name: string, email: string) {
  const person = { first_name, last_name: 'Now', email, password: PASSWORD, password_confirm: PASSWORD }
  return anonymous.post('/api/auth/register/', person)
}

test.each([
  'https://evil.example',
  'www.evil.example',
  'evil.example/refund',
  'ｗｗｗ．evil.example',
  'evil.example／refund',
  'refund@evil.example',
  'two\nlines',
  'two\u2028lines',
  '\u202Eelpmaxe.live',
])('%j is rejected as a name', async (name) => {
  const response = await registered(name, 'asha@example.in')
  expect(response.status).toBe(400)
  expect(response.body.first_name).toHaveLength(1)
  expect((await as(await given.user()).patch('/api/auth/profile/', { last_name: name })).status).toBe(400)
})

test('until an address is confirmed, no mail contains the name entered with it', async () => {
  const stranger = (await registered(BAIT, 'victim@example.in')).body.user
  expect(await mailsTo('victim@example.in')).toContain('Hello,')
  const dietitian = await given.dietitian({ email_verified_at: new Date() })
  const request = { to_dietitian: dietitian.id, message: 'I would like to talk about my breakfast.' }
  await as(stranger).post('/api/adminpanel/contact-requests/', request)
  await as(dietitian).patch('/api/adminpanel/contact-requests/1/update_status/', { reply: 'Eat ragi.' })
  const text = `${await mailsTo('victim@example.in')}${await mailsTo(dietitian.email)}`
  expect(text).toContain('You have a new consultation request.')
  expect(text).toContain('has replied to your consultation request')
  expect(text).not.toContain(BAIT)
})

test('a confirmed person is greeted by name', async () => {
  const client = await given.user({ first_name: 'Asha', email_verified_at: new Date() })
  const dietitian = await given.dietitian({ email_verified_at: new Date() })
  const request = { to_dietitian: dietitian.id, message: 'I would like to talk about my breakfast.' }
  await as(client).post('/api/adminpanel/contact-requests/', request)
  await as(dietitian).patch('/api/adminpanel/contact-requests/1/update_status/', { reply: 'Eat ragi.' })
  expect(await mailsTo(client.email)).toContain('Hello Asha')
  expect(await mailsTo(dietitian.email)).toContain('Asha')
})
