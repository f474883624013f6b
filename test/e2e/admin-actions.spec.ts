import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { callsWith, given, inAdminArea, signedIn } from './accounts.ts'
import { eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { runSql } from './database.ts'
import { expect, test } from './fixtures.ts'
import { mailTo } from './mails.ts'

const REASON = 'The second paragraph names a figure without its source.'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('an assessment is marked as contacted, gets a note and is downloaded as a file', async () => {
  const name = `=Gurleen ${randomUUID().slice(0, 8)}`
  await callsWith().assessments.create({
    full_name: name,
    email: 'gurleen@example.in',
    phone_number: '98140 12345',
    age: 16,
    gender: 'female',
    height: 158,
    weight: 61.5,
    specific_concern: 'Thyroid',
    allergies: 'Peanuts',
    eating_disorder: 'past',
    plan: 'premium',
  })
  const page = await inAdminArea('/admin/assessments', { expects: /status of (404|409)/ })
  await page.getByRole('searchbox', { name: 'Search assessments' }).fill(name)
  await expectPath(page, /\?search=/)
  // The previous list is dimmed until the new one has loaded.
  await expectNotToSee(page.locator('[aria-busy="true"]').first())
  await expectToSee(page.getByRole('heading', { name: '1 assessment', exact: true }))
  await expectSound(page)
  await expectToSee(page.getByText('Read first'), page.getByText('Professional', { exact: true }))
  await page.getByRole('link', { name }).click()
  await expectToSee(heading(page, name), page.getByText('Guardian not stated'), page.getByText('Thyroid'))
  const first = page.getByRole('region', { name: /^Before a plan/ })
  await expectToSee(first.getByText('Peanuts'), first.getByText('Yes, in the past'))
  await expectSound(page)
  await page.getByRole('button', { name: 'Mark as contacted' }).click()
  await expectToSee(page.getByText('Marked as contacted.').last())
  await page.getByLabel('Notes').fill('Calls back on Monday.')
  await page.getByRole('link', { name: 'All assessments' }).click()
  await dialog(page, 'Unsaved changes').getByRole('button', { name: 'Stay' }).click()

  const admin = await given.admin()
  const id = Number(page.url().split('/').at(-1))
  await admin.assessments.update(id, { notes: 'Asked for a call after six.' })
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expectToSee(page.getByText('Asked for a call after six.'))
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expectToSee(page.getByText('Notes saved.').last())
  expect((await admin.assessments.get(id)).notes).toBe('Calls back on Monday.')

  await page.getByRole('link', { name: 'All assessments' }).click()
  await expectToSee(page.getByText('Nothing matches'))
  await page.getByRole('combobox', { name: 'Status' }).selectOption('contacted')
  await expectToSee(page.getByRole('link', { name }))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^assessments-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`,Contacted,'${name},`)

  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Delete assessment' }).click()
  await dialog(page, 'Delete assessment').getByRole('button', { name: 'Delete for good' }).click()
  await expectToSee(page.getByText('Assessment deleted.').last(), heading(page, 'Assessments'))
  await page.goBack()
  await expectToSee(heading(page, 'Assessment not found'))
})

test('an article is unpublished with a reason that its author reads, deleted and restored', async () => {
  const author = await given.dietitian()
  const { id, title } = await given.blog(author)
  const page = await inAdminArea(`/admin/articles?author=${author.id}`)
  const act = (what: string) => page.getByRole('button', { name: `${what}: ${title}` })
  await act('Unpublish').click()
  const confirmation = dialog(page, 'Unpublish article')
  await confirmation.getByRole('button', { name: 'Unpublish' }).click()
  const way = confirmation.getByRole('link', { name: 'Say why you’re unpublishing the article.' })
  await expectToSee(way)
  await way.click()
  await eventually(() => page.evaluate('document.activeElement.id')).toBe('unpublish-reason')
  await confirmation.getByLabel('Reason').fill(REASON)
  await confirmation.getByRole('button', { name: 'Unpublish' }).click()
  await expectToSee(page.getByText(`Unpublished: ${REASON}`))
  await expectNotToSee(confirmation, act('Unpublish'))
  await eventually(() => page.evaluate('document.activeElement.textContent')).toBe('Articles')
  await expectSound(page)
  expect((await mailTo(author.email, 'We have unpublished your article')).text).toContain(REASON)

  const writing = await signedIn(author)
  await writing.goto('/dietitian/blogs')
  await expectToSee(writing.getByText(`Unpublished by our office: ${REASON}`))
  await writing.goto(`/dietitian/blogs/edit/${id}`)
  await expectToSee(writing.getByText('Our office has unpublished this article.'), writing.getByText(REASON))

  await act('Delete').click()
  await dialog(page, 'Delete article').getByRole('button', { name: 'Delete' }).click()
  await expectToSee(page.getByText('Nothing matches'))
  await page.getByRole('combobox', { name: 'Status' }).selectOption('deleted')
  await act('Restore').click()
  await dialog(page, 'Restore article').getByRole('button', { name: 'Restore' }).click()
  await expectToSee(page.getByText('Article restored as a draft.').last())
  await page.getByRole('combobox', { name: 'Status' }).selectOption('draft')
  await expectToSee(act('Delete'))
})

test('an admin reads a request but cannot answer it, hands it over once its client agrees, and closes it', async () => {
  const [client, first, second] = [await given.client('Jyoti'), await given.dietitian(), await given.checkedDietitian()]
  const { id } = await given.request(client, first, 'I would like to talk about my breakfast.', 'Acidity')
  const adminPage = await inAdminArea(`/admin/requests?waiting=true&dietitian=${first.id}`)
  await expectToSee(adminPage.getByRole('heading', { name: '1 request', exact: true }))
  await expectSound(adminPage)
  await adminPage.getByRole('link', { name: client.name }).click()
  await expectToSee(
    heading(adminPage, client.name),
    adminPage.getByText('Acidity'),
    adminPage.getByText('No replies yet.'),
  )
  await expectNotToSee(adminPage.getByRole('button', { name: 'Send Reply' }), adminPage.getByText('Private note'))
  await adminPage.getByRole('button', { name: 'Remind' }).click()
  await expectToSee(adminPage.getByText(/^Reminded/))
  await expectSound(adminPage)
  const other = adminPage.getByRole('region', { name: 'Another dietitian' })
  await other.getByLabel('Propose to the client').selectOption(String(second.id))
  await other.getByRole('button', { name: 'Propose' }).click()
  const proposalNote = other.getByText(/ was proposed on .*\. Nothing changes before the client agrees\.$/)
  await expectToSee(proposalNote)

  expect((await mailTo(client.email, 'Another dietitian can take your request')).text).not.toContain('breakfast')
  const page = await signedIn(client)
  await page.goto(`/profile#request-${id}`)
  const proposal = page.getByRole('region', { name: `Another dietitian can take your request: Dr. ${second.name}` })
  await expectToSee(proposal)
  await expectSound(page)
  await other.getByRole('button', { name: 'Take back the proposal' }).click()
  await expectToSee(other.getByText(/: taken back on /))
  await eventually(() => adminPage.evaluate('document.activeElement.textContent')).toContain('taken back on')
  await expectNotToSee(proposal)
  await other.getByLabel('Propose to the client').selectOption(String(second.id))
  await other.getByRole('button', { name: 'Propose' }).click()
  await proposal.getByRole('button', { name: 'Stay with' }).click()
  await expectToSee(page.getByText(`Your request stays with Dr. ${first.name}.`))
  await adminPage.reload()
  await expectToSee(
    other.getByText(`Dr. ${second.name} was proposed on `),
    other.getByText(/: the client declined on /),
  )
  await expectSound(adminPage)
  await other.getByLabel('Propose to the client').selectOption(String(second.id))
  await other.getByRole('button', { name: 'Propose' }).click()
  await expectToSee(proposalNote)
  await proposal.getByRole('button', { name: 'Agree' }).click()
  await expectToSee(page.getByText(`Dr. ${second.name} has your request now.`))
  await expectToSee(page.getByRole('heading', { name: `Dr. ${second.name}` }))
  await eventually(() => page.evaluate('document.activeElement.id')).toBe(`request-${id}`)
  await expectNotToSee(proposal)

  const secondPage = await signedIn(second)
  await secondPage.goto(`/dietitian/requests/${id}`)
  await expectToSee(secondPage.getByText('I would like to talk about my breakfast.').first())

  expect((await mailTo(first.email, 'Your client has moved to another dietitian')).text).not.toContain('breakfast')
  const firstPage = await signedIn(first)
  await firstPage.goto('/dietitian/requests')
  await expectToSee(firstPage.getByRole('region', { name: 'Handed over' }).getByText(client.name))
  await expectSound(firstPage)

  await adminPage.reload()
  await expectToSee(other.getByText(/: the client agreed on /))
  await adminPage.getByRole('button', { name: 'Close', exact: true }).click()
  await dialog(adminPage, 'Close Request').getByRole('button', { name: 'Close request' }).click()
  await expectToSee(
    adminPage.getByText('Request closed.').last(),
    adminPage.getByText('Closed', { exact: true }).first(),
  )
  await adminPage.getByRole('link', { name: 'All requests' }).click()
  await expectPath(adminPage, `/admin/requests?waiting=true&dietitian=${first.id}`)
})

test('a review is hidden with a reason and shown again', async () => {
  const [client, dietitian] = await Promise.all([given.client('Simran'), given.dietitian()])
  const { id } = await given.request(client, dietitian, 'Is one session enough to plan the week of a small family?')
  await dietitian.api.consultations.updateStatus(id, { reply: 'Send me three days of what you eat.' })
  const text = `Clear and kind ${randomUUID().slice(0, 8)}.`
  const review = await client.api.reviews.create(id, { rating: 4, text })
  const page = await inAdminArea('/admin/reviews?shown=written')
  await expectToSee(page.getByText(text))
  await page.getByRole('button', { name: `Hide: review ${review.id}` }).click()
  await dialog(page, 'Hide review').getByLabel('Reason').fill('It names another client.')
  await dialog(page, 'Hide review').getByRole('button', { name: 'Hide review' }).click()
  await expectToSee(page.getByText('Reason: It names another client.'))
  expect((await callsWith().reviews.ofDietitian(dietitian.id)).count).toBe(0)
  const listed = page.waitForResponse((answer) => answer.url().includes('shown=false'))
  await page.getByRole('combobox', { name: 'Show' }).selectOption('hidden')
  await expectPath(page, '/admin/reviews?shown=hidden')
  await listed
  // Until then the previous list, dimmed, contains the same review.
  await expectNotToSee(page.locator('[aria-busy="true"]').first())
  await expectToSee(page.getByText(text))
  await expectSound(page)
  await page.getByRole('button', { name: `Show again: review ${review.id}` }).click()
  await dialog(page, 'Show review again').getByRole('button', { name: 'Show again' }).click()
  await expectToSee(page.getByText('Review shown again.').last())
  expect((await callsWith().reviews.ofDietitian(dietitian.id)).count).toBe(1)
})

async function failedMail(recipient: string) {
  await runSql(
    `insert into mails (recipient, template, props, status, attempts, last_error) values ($1, $2, $3, 'failed', 13, $4)`,
    [recipient, 'deletion-cancelled', '{"first_name": "Asha"}', 'connect ECONNREFUSED 10.0.0.9:587'],
  )
}

test('mails that have failed are sent again, one or all', async () => {
  const mark = randomUUID().slice(0, 8)
  const recipient = `lost.${mark}@example.in`
  await failedMail(recipient)
  const page = await inAdminArea('/admin/mail', { expects: /409/ })
  await page.getByRole('searchbox', { name: 'Search emails' }).fill(recipient)
  await expectToSee(
    page.getByRole('heading', { name: '1 email', exact: true }),
    page.getByText('connect ECONNREFUSED 10.0.0.9:587'),
  )
  await expectSound(page)
  await page.getByRole('button', { name: `Send again: Deletion cancelled to ${recipient}` }).click()
  await dialog(page, 'Send again').getByRole('button', { name: 'Send again' }).click()
  await expectToSee(page.getByText('The email is on its way again.').last())
  await mailTo(recipient, 'Your account will not be deleted')
  // The status is updated after the mail was sent.
  const admin = await given.admin()
  const statuses = async () => (await admin.mails.list({ search: recipient })).results.map(({ status }) => status)
  await eventually(statuses).toEqual(['sent'])
  await page.reload()
  await expectToSee(page.getByRole('cell').getByText('Sent', { exact: true }).first())

  const others = [`first.${mark}@example.in`, `second.${mark}@example.in`]
  const meanwhile = `meanwhile.${mark}@example.in`
  await Promise.all([...others, meanwhile].map(failedMail))
  await page.goto(`/admin/mail?search=${mark}&status=failed`)
  await page.getByRole('button', { name: 'Send these 3 failed emails again' }).click()
  // Another admin has already sent one of them again; the others are sent nevertheless.
  await runSql(`update mails set status = 'sent', sent_at = now() where recipient = $1`, [meanwhile])
  await dialog(page, 'Send all again').getByRole('button', { name: 'Send all again' }).click()
  await expectToSee(page.getByText('The emails are on their way again.').last())
  for (const other of others) await mailTo(other, 'Your account will not be deleted')
})
