import { pdf } from '#test/documents.ts'
import { photo } from '#test/pictures.ts'
import { given, signedIn } from './accounts.ts'
import { open } from './actions.ts'
import { eventually, expectNotToSee, expectSound, expectToSee } from './assertions.ts'
import { PLAIN, REPLY } from './console.ts'
import { expect, PHONE, test } from './fixtures.ts'

const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf() })
const MESSAGE = 'Please look at my blood report of last week, and at my plate.'

test('a report and a photo go with a request, and the dietitian answers with a plan', async () => {
  const [client, dietitian] = await Promise.all([given.client(), given.dietitian()])
  const phone = await signedIn(client, { viewport: PHONE, expects: /status of 400/ })
  await open(phone, `/contact-dietitian/${dietitian.id}`)
  const files = phone.getByLabel('Files to add')
  const plate = { name: 'plate.jpg', mimeType: 'image/jpeg', buffer: await photo(7) }
  await files.setInputFiles([file('report.pdf'), plate, { ...file('cut.pdf'), buffer: pdf().subarray(0, 60) }])
  const list = phone.getByRole('list', { name: 'Files to send' })
  await expectToSee(list.getByText('This PDF is damaged or incomplete. Please save it again and try once more'))
  await eventually(() => list.getByText('ready to send').count()).toBe(2)
  await expectSound(phone)
  await phone.getByRole('button', { name: 'Remove cut.pdf' }).click()
  await phone.reload()
  await eventually(() => list.getByText('ready to send').count()).toBe(2)
  await phone.getByLabel('Your Message').fill(MESSAGE)
  await phone.getByRole('button', { name: 'Send Request' }).click()
  await expectToSee(phone.getByRole('region', { name: 'What happens next' }))

  const { results } = await dietitian.api.consultations.list({})
  const dietitianPage = await signedIn(dietitian)
  await open(dietitianPage, `/dietitian/requests/${results[0]?.id}`)
  await dietitianPage.getByRole('button', { name: 'View plate.jpg' }).click()
  await expectToSee(dietitianPage.getByRole('dialog').getByRole('img', { name: 'plate.jpg' }))
  await expectSound(dietitianPage)
  await dietitianPage.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await dietitianPage.getByLabel('Files to add').setInputFiles(file('plan.pdf'))
  await dietitianPage.getByLabel('Write a reply').fill(REPLY)
  await dietitianPage.getByRole('button', { name: 'Send', exact: true }).click()
  await expectToSee(dietitianPage.getByRole('button', { name: 'View plan.pdf' }))
  await expectNotToSee(dietitianPage.getByText('ready to send'))

  await open(phone, '/profile')
  const download = phone.waitForEvent('download')
  await phone.getByRole('button', { name: 'Download plan.pdf' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})

test('a failed upload blocks the message until it is retried or removed', async () => {
  const [client, dietitian] = await Promise.all([given.client(), given.dietitian()])
  await given.request(client, dietitian, PLAIN)
  const page = await signedIn(client, { expects: /Failed to load resource|net::ERR/ })
  await open(page, '/profile')
  await page.route('**/api/adminpanel/attachments/', (route) => route.abort())
  await page.getByLabel('Files to add').setInputFiles(file('report.pdf'))
  const retry = page.getByRole('button', { name: 'Try again: report.pdf' })
  await expectToSee(retry)
  await expectSound(page)
  await page.unroute('**/api/adminpanel/attachments/')
  await retry.click()
  await expectToSee(page.getByText('ready to send'))
  await page.getByLabel('Files to add').setInputFiles({ ...file('table.xls'), mimeType: 'application/vnd.ms-excel' })
  await page.getByLabel('Your reply').fill('Here is my report.')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await expectToSee(page.getByText('We couldn’t add table.xls, so nothing was sent.', { exact: false }))
  await send.click()
  await expectToSee(page.getByRole('button', { name: 'View report.pdf' }))
})
