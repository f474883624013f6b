import type { Page } from '@playwright/test'
import { pdf } from '#test/documents.ts'
import { given, signedIn, signedInAdmin } from './accounts.ts'
import { open } from './actions.ts'
import { eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { expect, PHONE, test, type VisitOptions, visitor } from './fixtures.ts'
import { mailTo } from './mails.ts'

const degree = (name = 'MSc degree.pdf') => ({ name, mimeType: 'application/pdf', buffer: pdf() })
const FACTS = {
  qualification: 'MSc Food and Nutrition',
  registration_number: 'RD-4711',
  registration_council: 'Indian Dietetic Association',
  years_experience: 6,
}

async function inAdminArea(path: string, options: VisitOptions = {}): Promise<Page> {
  const page = await signedInAdmin(options)
  await page.goto(path)
  await expectPath(page, path)
  return page
}

test.describe('an application', () => {
  test('travels with its documents, is checked and approved, and the profile shows what was checked', async () => {
    const applicant = await given.client('Navdeep')
    const page = await signedIn(applicant, { viewport: PHONE, expects: /400/ })
    await open(page, '/dietitian-application')
    await page.getByLabel('Qualification').fill(FACTS.qualification)
    await page.getByLabel('Registration number').fill(FACTS.registration_number)
    await page.getByLabel('Registration council').fill(FACTS.registration_council)
    await page.getByLabel('Years of experience').fill('6')
    const files = page.getByLabel('Document files')
    await files.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('my degree') })
    await expectToSee(page.getByText('notes.txt: Please select a PDF, JPEG, PNG or WebP file'))
    await files.setInputFiles(degree())
    await expectToSee(page.getByRole('button', { name: 'Leave out MSc degree.pdf' }))
    await expectSound(page)
    await page.getByRole('button', { name: 'Submit application' }).click()
    await expectToSee(
      page.getByRole('heading', { name: 'Your application' }),
      page.getByText('MSc degree.pdf', { exact: true }),
    )
    await eventually(() => page.evaluate('document.activeElement.textContent')).toMatch(/^We are reading it/)
    await files.setInputFiles([degree('card.pdf'), { ...degree('cut.pdf'), buffer: pdf().subarray(0, 60) }])
    await expectToSee(
      page.getByText('card.pdf', { exact: true }),
      page.getByText('cut.pdf: This PDF is damaged or not whole.'),
    )
    await page.getByRole('button', { name: 'Remove card.pdf' }).click()
    await expectNotToSee(page.getByText('card.pdf', { exact: true }))
    await expectSound(page)

    const admin = await inAdminArea('/admin/applications')
    await expectToSee(admin.getByRole('link', { name: applicant.name }))
    await expectSound(admin)
    await admin.getByRole('link', { name: applicant.name }).click()
    await expectToSee(admin.getByRole('heading', { level: 1, name: applicant.name }))
    const download = admin.waitForEvent('download')
    await admin.getByRole('button', { name: 'Download MSc degree.pdf' }).click()
    expect((await download).suggestedFilename()).toMatch(/^application-\d+-document-\d+\.pdf$/)
    await expectSound(admin)
    await admin.getByRole('button', { name: 'Approve' }).click()
    const dialog = admin.getByRole('dialog', { name: `Approve ${applicant.name}` })
    await dialog.getByLabel('Certificate seen on').fill('2026-03-11')
    await dialog.getByLabel('Checked on').fill('2026-03-12')
    await dialog.getByLabel('Valid until').fill('2020-01-01')
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expectToSee(dialog.locator('#registration_expires_on-error').getByText('The end has to lie after today'))
    await expectSound(admin)
    await dialog.getByLabel('Valid until').fill('2099-03-31')
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expectToSee(
      admin.getByText('Registration with Indian Dietetic Association, number RD-4711'),
      admin.getByText('Valid until 31 Mar 2099'),
    )
    await mailTo(applicant.email, 'Your application is approved')

    const bio = 'Helps families to eat well with the food they already cook at home.'
    await applicant.api.dietitians.updateMe({ bio, specialization: 'general' })
    const client = await visitor()
    await open(client, `/dietitians/${applicant.id}`)
    await expectToSee(
      client.getByRole('heading', { name: 'What we checked' }),
      client.getByText('Qualification: MSc Food and Nutrition'),
      client.getByText('Registration with Indian Dietetic Association, number RD-4711'),
      client.getByText('Checked on 12 Mar 2026, valid until 31 Mar 2099'),
    )
    await expectSound(client)
    await admin.getByRole('button', { name: /^Withdraw: Registration/ }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await expectToSee(admin.getByText('Credential withdrawn'))
    await client.reload()
    await expectToSee(client.getByText('Qualification: MSc Food and Nutrition'))
    await expectNotToSee(client.getByText('number RD-4711'))
  })

  test('is declined with a reason; a second decision gets an error', async () => {
    const [applicant, admin] = [await given.client('Tejas'), await given.admin()]
    const { id } = await applicant.api.applications.create(FACTS)
    const panel = await inAdminArea(`/admin/applications/${id}`, { expects: /409/ })
    await panel.getByRole('button', { name: 'Decline' }).click()
    const dialog = panel.getByRole('dialog', { name: `Decline ${applicant.name}` })
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await expectToSee(dialog.locator('#reason-error').getByText('A reason is required to decline'))
    await dialog.getByLabel('Reason').fill('Meant for another person.')
    await admin.applications.decide(id, { status: 'declined', reason: 'The number is not in the register.' })
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await expectToSee(
      panel.getByText('This application has been decided already.').first(),
      panel.getByText('The number is not in the register.'),
    )
    const page = await signedIn(applicant)
    await open(page, '/dietitian-application')
    await expectToSee(
      page.getByText('The number is not in the register.'),
      page.getByRole('button', { name: 'Submit application' }),
    )
    await mailTo(applicant.email, 'Your application was not approved')
  })
})
