import type { Locator } from '@playwright/test'
import { pdf } from '#test/documents.ts'
import { photo } from '#test/pictures.ts'
import { given, inAdminArea, signedIn } from './accounts.ts'
import { open } from './actions.ts'
import { eventually, expectNotToSee, expectSound, expectToSee } from './assertions.ts'
import { expect, PHONE, test, visitor } from './fixtures.ts'
import { mailTo } from './mails.ts'

const degree = (name = 'MSc degree.pdf') => ({ name, mimeType: 'application/pdf', buffer: pdf() })
const FACTS = {
  qualification: 'MSc Food and Nutrition',
  registration_number: 'RD-4711',
  registration_council: 'Indian Dietetic Association',
  years_experience: 6,
}

/** The embedded document or, in a browser without a viewer (such as headless), the text shown instead. */
const seenPdf = (place: Locator, name: string) =>
  place.getByTitle(name).or(place.getByText('This browser can’t show a PDF here.'))

test.describe('an application', () => {
  test('is sent with its documents, checked and approved, and the profile shows what was checked', async () => {
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
    await eventually(() => page.evaluate('document.activeElement.textContent')).toMatch(/^We’re reading it/)
    await files.setInputFiles([degree('card.pdf'), { ...degree('cut.pdf'), buffer: pdf().subarray(0, 60) }])
    await expectToSee(
      page.getByText('card.pdf', { exact: true }),
      page.getByText('cut.pdf: This PDF is damaged or incomplete.'),
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
    await admin.getByRole('button', { name: 'View MSc degree.pdf' }).click()
    await expectToSee(seenPdf(admin.getByRole('dialog', { name: 'MSc degree.pdf' }), 'MSc degree.pdf'))
    await admin.keyboard.press('Escape')
    await admin.getByRole('button', { name: 'Approve' }).click()
    const dialog = admin.getByRole('dialog', { name: `Approve ${applicant.name}` })
    await dialog.getByLabel('Certificate seen on').fill('2026-03-11')
    await dialog.getByLabel('Checked on').fill('2026-03-12')
    await dialog.getByLabel('Valid until').fill('2020-01-01')
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expectToSee(dialog.locator('#registration_expires_on-error').getByText('The end date must be after today'))
    await expectSound(admin)
    await dialog.getByLabel('Valid until').fill('2099-03-31')
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expectToSee(
      admin.getByText('Registration with Indian Dietetic Association, number RD-4711'),
      admin.getByText('Valid until 31 Mar 2099'),
    )
    await mailTo(applicant.email, 'Your application is approved')

    await page.goto('/dietitian')
    const needed = page.getByRole('link', { name: /^Bio/ })
    await expectToSee(
      page.getByRole('heading', { name: 'You are not in the directory yet' }),
      needed.getByText('Needed for the directory'),
    )
    await expectSound(page)
    await needed.click()
    await eventually(() => page.evaluate('document.activeElement.id')).toBe('bio')
    await expectToSee(page.getByLabel('Years of experience'))
    expect(await page.getByLabel('Years of experience').inputValue()).toBe('6')
    const bio = 'Helps families to eat well with the food they already cook at home.'
    await applicant.api.dietitians.updateMe({ bio, specialization: 'general' })
    await page.goto('/dietitian')
    await expectToSee(page.getByRole('heading', { name: 'You are visible in the directory' }))
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

  test('needs changes, is corrected and sent again, then declined, as the applicant sees', async () => {
    const applicant = await given.client('Ishaan')
    const { id } = await applicant.api.applications.create(FACTS)
    const page = await signedIn(applicant, { viewport: PHONE })
    await page.goto('/profile')
    await expectToSee(
      page.getByRole('heading', { name: 'Your application' }),
      page.getByText('Waiting for review'),
      page.getByText('RD-4711'),
      page.getByText(/^We check your qualification/),
    )
    const adminPage = await inAdminArea(`/admin/applications/${id}`, { expects: /409/ })
    await adminPage.getByRole('button', { name: 'Request changes' }).click()
    const dialog = adminPage.getByRole('dialog', { name: `Request changes from ${applicant.name}` })
    await dialog.getByLabel('Reason').fill('Is the number complete?')
    await dialog.getByRole('button', { name: 'Request changes' }).click()
    await expectToSee(adminPage.getByText('Not sent again yet.'))
    await mailTo(applicant.email, 'Your application needs a correction')
    await page.reload()
    await expectToSee(page.getByText('Changes requested', { exact: true }), page.getByText('Is the number complete?'))
    await page.getByRole('link', { name: 'Correct and send again' }).click()
    await page.getByLabel('Registration number').fill('RD-4711/2026')
    await page.getByRole('button', { name: 'Send again' }).click()
    await expectToSee(
      page.getByText('Waiting for review'),
      page.getByText('RD-4711/2026'),
      page.getByText('Sent again'),
    )
    await adminPage.reload()
    await expectToSee(adminPage.getByText('RD-4711/2026'), adminPage.getByText(/^Sent again on/))

    await adminPage.getByRole('button', { name: 'Decline' }).click()
    const declineDialog = adminPage.getByRole('dialog', { name: `Decline ${applicant.name}` })
    await declineDialog.getByRole('button', { name: 'Decline' }).click()
    await expectToSee(declineDialog.locator('#reason-error').getByText('Enter the reason for declining'))
    await declineDialog.getByLabel('Reason').fill('Meant for another person.')
    // Another admin decides in the meantime.
    const admin = await given.admin()
    await admin.applications.decide(id, { status: 'declined', reason: 'The number is not in the register.' })
    await declineDialog.getByRole('button', { name: 'Decline' }).click()
    await expectToSee(
      adminPage.getByText('This application has already been decided.').first(),
      adminPage.getByText('The number is not in the register.'),
    )
    await mailTo(applicant.email, 'Your application was not approved')
    await open(page, '/dietitian-application')
    await expectToSee(
      page.getByText('The number is not in the register.'),
      page.getByRole('button', { name: 'Submit application' }),
    )
  })
})

test('a certificate is sent from My Profile, needs changes, is sent again, viewed on the page and approved', async () => {
  const dietitian = await given.dietitian()
  const page = await signedIn(dietitian, { viewport: PHONE })
  await page.goto('/dietitian/profile#certificates')
  await expectToSee(page.getByText('No certificates yet. Send one and it appears here.'))
  await page.getByRole('button', { name: 'Send a certificate' }).click()
  const form = page.getByRole('dialog', { name: 'Send a certificate' })
  await form.getByLabel('Registration council').fill('Indian Dietetic Association')
  await form.getByLabel('Registration number').fill('RD-77')
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expectToSee(form.locator('#document-error').getByText('Add your certificate as a file'))
  await expectSound(page)
  await form.getByLabel('Document files').setInputFiles(degree('card.pdf'))
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expectToSee(page.getByText('Waiting for review'), page.getByText(/^card\.pdf, sent on/))
  await expectSound(page)

  const admin = await inAdminArea('/admin/applications/certificates')
  await admin.getByRole('link', { name: dietitian.name }).click()
  await expectToSee(
    admin.getByRole('heading', { level: 1, name: dietitian.name }),
    seenPdf(admin.getByRole('main'), 'card.pdf'),
  )
  await expectSound(admin)
  await admin.getByRole('button', { name: 'Request changes' }).click()
  const ask = admin.getByRole('dialog', { name: 'Request changes' })
  await ask.getByLabel('Reason').fill('Please send a photo of the whole card.')
  await ask.getByRole('button', { name: 'Request changes' }).click()
  await mailTo(dietitian.email, 'Your certificate needs a correction')

  await page.reload()
  await expectToSee(page.getByText('Please send a photo of the whole card.'))
  await page.getByRole('button', { name: 'Send it again' }).click()
  const photoOfCard = { name: 'card.jpg', mimeType: 'image/jpeg', buffer: await photo(4) }
  await form.getByLabel('Document files').setInputFiles(photoOfCard)
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expectToSee(page.getByText('Waiting for review'), page.getByText(/^card\.jpg, sent on/))
  await expectNotToSee(page.getByText('Please send a photo of the whole card.'))

  await admin.goto('/admin/applications/certificates')
  await admin.getByRole('link', { name: dietitian.name }).click()
  await expectToSee(admin.getByRole('img', { name: 'card.jpg' }))
  await admin.getByRole('button', { name: 'Approve' }).click()
  const approve = admin.getByRole('dialog', { name: 'Approve certificate' })
  await approve.getByLabel('Checked on').fill('2026-03-12')
  await approve.getByRole('button', { name: 'Approve' }).click()
  await expectToSee(admin.getByText('Registration with Indian Dietetic Association, number RD-77'))
  await mailTo(dietitian.email, 'Your certificate is approved')
  await page.reload()
  await expectToSee(
    page.getByText('It is on your public profile.'),
    page.getByText('Shown to clients', { exact: true }),
  )
})
