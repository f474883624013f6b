import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { callsWith, given, signedIn, signedInAdmin } from './accounts.ts'
import { open } from './actions.ts'
import { eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { expect, PHONE, siteUrl, test, visitor } from './fixtures.ts'
import { linksOf, mailTo } from './mails.ts'

const ANSWER = 'Begin the day with two idlis and a bowl of sambar.\n\nWalk for twenty minutes after dinner.'
const LINK_USED = 'This link is invalid, has been used or has expired.'

async function sender(): Promise<{ name: string; email: string }> {
  const mark = randomUUID().slice(0, 8)
  const [name, email] = [`Asha Verma ${mark}`, `asha.${mark}@example.in`]
  await callsWith().assessments.create({
    full_name: name,
    email,
    phone_number: '+91 98140 12345',
    age: 34,
    gender: 'female',
    height: 158.5,
    weight: 61,
    specific_concern: 'More energy in the afternoon',
    notice_accepted: true,
  })
  return { name, email }
}

test('an assessment is assigned, answered beside what was sent, and read once by its sender', async () => {
  const [dietitian, { name, email }] = [await given.checkedDietitian(), await sender()]

  const adminPage = await signedInAdmin()
  await adminPage.goto(`/admin/assessments?search=${encodeURIComponent(name)}`)
  await expectToSee(adminPage.getByText('Waiting for less than an hour'))
  await adminPage.getByRole('link', { name }).click()
  const who = adminPage.getByRole('region', { name: 'Who answers' })
  await who.getByRole('button', { name: 'Assign', exact: true }).click()
  await expectToSee(who.getByText('Choose a dietitian first.'))
  await who.getByLabel('Dietitian').selectOption(String(dietitian.id))
  await who.getByRole('button', { name: 'Assign', exact: true }).click()
  await expectToSee(who.getByText(`Assigned to ${dietitian.name}`))
  await who.getByRole('button', { name: 'Remind' }).click()
  await expectToSee(who.getByText(/^Reminded/))
  await expectNotToSee(who.getByRole('button', { name: 'Remind' }))

  const [assigned = ''] = linksOf(await mailTo(dietitian.email, 'A health assessment is assigned to you'))
  const dietitianPage = await signedIn(dietitian)
  await dietitianPage.goto('/dietitian/assessments')
  await expectToSee(dietitianPage.getByRole('heading', { name: '1 assessment', exact: true }))
  await expectSound(dietitianPage)
  await dietitianPage.goto(assigned.replace(siteUrl(), ''))
  await expectToSee(dietitianPage.getByText('More energy in the afternoon'))
  await expectSound(dietitianPage)
  await dietitianPage.getByLabel('Answer', { exact: true }).fill(ANSWER)
  await dietitianPage.reload()
  await eventually(() => dietitianPage.getByLabel('Answer', { exact: true }).inputValue()).toBe(ANSWER)
  const next = await sender()
  const admin = await given.admin()
  const { results } = await admin.assessments.list({ search: next.name })
  await admin.assessments.assign(results[0]?.id ?? 0, { to: dietitian.id })
  await dietitianPage.getByRole('button', { name: 'Send answer' }).click()
  await expectToSee(dietitianPage.getByText(/^Sent .* Not opened yet\.$/))
  await dietitianPage.getByRole('link', { name: 'Next waiting assessment' }).click()
  await expectToSee(dietitianPage.getByRole('heading', { level: 1, name: next.name }))

  const mail = await mailTo(email, 'The answer to your health assessment is ready')
  expect(mail.text).not.toMatch(/idli|sambar|energy|Asha|Meher/)
  const path = (linksOf(mail)[0] ?? '').replace(siteUrl(), '')
  const html = await (await fetch(siteUrl() + path)).text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('<meta name="referrer" content="no-referrer"/>')
  const page = await visitor({ expects: /status of 400/ })
  await open(page, path)
  await page.getByRole('button', { name: 'Show my answer' }).click()
  await expectToSee(page.getByRole('heading', { name: `Dr. ${dietitian.name} has answered` }))
  await expectToSee(page.getByText('Walk for twenty minutes after dinner.', { exact: false }))
  await expectToSee(page.getByRole('link', { name: 'Ask for a consultation' }))
  await expectSound(page)

  await page.getByRole('link', { name: 'Create an account' }).click()
  await expectPath(page, '/register')
  await eventually(() => page.getByLabel('Email').inputValue()).toBe(email)
  await page.goBack()
  await expectToSee(page.getByText('Walk for twenty minutes after dinner.', { exact: false }))
  await page.reload()
  await expectToSee(page.getByText('Walk for twenty minutes after dinner.', { exact: false }))

  // Another tab still shows the previous state.
  const used = await page.context().newPage()
  await page.close()
  await readWithNewLink(used, path, email)
})

async function readWithNewLink(page: Page, path: string, email: string) {
  await open(page, path)
  await page.getByRole('button', { name: 'Show my answer' }).click()
  await expectToSee(page.getByText(LINK_USED))
  await expectSound(page)
  await page.getByRole('button', { name: 'Send me a new link' }).click()
  await expectToSee(page.getByText('If we still have your answer, a new link is on its way', { exact: false }))
  await open(page, (linksOf(await mailTo(email, 'Your new link to the answer'))[0] ?? '').replace(siteUrl(), ''))
  await page.getByRole('button', { name: 'Show my answer' }).click()
  await expectToSee(page.getByText('Walk for twenty minutes after dinner.', { exact: false }))
}

test('the sender opens an account without typing the same details again', async () => {
  const [dietitian, admin, { name, email }] = [await given.checkedDietitian(), await given.admin(), await sender()]
  const { results } = await admin.assessments.list({ search: name })
  const id = results[0]?.id ?? 0
  await admin.assessments.assign(id, { to: dietitian.id })
  await dietitian.api.assessments.answer(id, { answer: ANSWER })
  const page = await visitor({ viewport: PHONE })
  const [link = ''] = linksOf(await mailTo(email, 'The answer to your health assessment is ready'))
  await open(page, link.replace(siteUrl(), ''))
  await page.getByRole('button', { name: 'Show my answer' }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expectPath(page, '/register')
  await eventually(() => page.getByLabel('First name').inputValue()).toBe('Asha')
  await eventually(() => page.getByLabel('Last name').inputValue()).toBe(name.slice('Asha '.length))
  const offer = page.getByRole('checkbox', { name: 'Add these details from my health assessment to my profile' })
  expect(await offer.isChecked()).toBe(false)
  await expectToSee(page.getByText('34 years, Female, 158.5 cm, 61 kg, +91 98140 12345', { exact: false }))
  await expectSound(page)

  // The details are not offered to another person in the same tab.
  await page.getByLabel('Email').fill('someone.else@example.in')
  await expectNotToSee(offer)
  await page.getByLabel('Email').fill(email)
  await offer.check()
  await page.getByLabel('Password', { exact: true }).fill('marigold-garland-7')
  await page.getByLabel('Confirm password').fill('marigold-garland-7')
  await page.getByRole('checkbox', { name: /^I accept the/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expectPath(page, '/dashboard')
  await expectToSee(page.getByText('100%', { exact: true }))
  await expectToSee(page.getByText('+91 98140 12345'), page.getByText('158.5 cm'))
  expect(await page.evaluate('Object.keys(sessionStorage).filter((key) => key.includes("registration"))')).toEqual([])
})

test('an admin answers in the admin area, and another tab discards its draft of the same answer', async () => {
  const { name } = await sender()
  const adminPage = await signedInAdmin()
  await open(adminPage, `/admin/assessments?search=${encodeURIComponent(name)}`)
  await adminPage.getByRole('link', { name }).click()
  await adminPage.getByRole('button', { name: 'Take it myself' }).click()
  const answer = adminPage.getByLabel('Answer', { exact: true })
  await eventually(() => adminPage.evaluate('document.activeElement.id')).toBe('answer-text')
  await answer.fill(ANSWER)
  const other = await adminPage.context().newPage()
  await open(other, new URL(adminPage.url()).pathname)
  await eventually(() => other.getByLabel('Answer', { exact: true }).inputValue()).toBe(ANSWER)
  await adminPage.getByRole('button', { name: 'Send answer' }).click()
  await expectToSee(
    adminPage.getByText(/^Sent .* Not opened yet\.$/),
    adminPage.getByRole('button', { name: 'Mark as done' }),
  )
  await expectToSee(
    adminPage.getByRole('link', { name: 'Next waiting assessment' }).or(adminPage.getByText('Nobody else is waiting')),
  )
  await other.reload()
  await expectToSee(other.getByText(/^Sent .* Not opened yet\.$/))
  await expectNotToSee(other.getByText('Your unsent text'))
  await adminPage.getByRole('link', { name: 'All assessments' }).click()
  await eventually(() => new URL(adminPage.url()).searchParams.get('search')).toBe(name)
})
