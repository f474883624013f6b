import type { Page } from '@playwright/test'
import { given } from './accounts.ts'
import { expectNotToSee, expectPath, expectToSee } from './assertions.ts'
import { expect, test, visitor } from './fixtures.ts'

const withoutScript = (): Promise<Page> => visitor({ javaScriptEnabled: false })
/** Searched as a paragraph, because a search by text ignores the content of <noscript>. */
const needsScript = (page: Page) =>
  page.getByRole('paragraph').filter({ hasText: 'This page needs JavaScript. Please switch it on and reload.' })

test.describe('with JavaScript off', () => {
  test('the home page can be read and links to the directory, which has page links and a filter form', async () => {
    const page = await withoutScript()
    await page.goto('/')
    await expectToSee(page.getByRole('heading', { level: 1, name: 'Transform Your Health Journey' }))
    await expectNotToSee(page.getByRole('button', { name: 'Switch to dark theme' }))
    await expectToSee(page.getByText('100 studies', { exact: true }))
    await expectToSee(page.getByRole('table', { name: 'Scores of the sample meals out of 10' }))
    await expectToSee(page.getByRole('img', { name: /^Balanced Breakfast scores 8.5 out of 10/ }))
    await expectToSee(page.locator('picture img[src*=cooking]'))
    await expectNotToSee(page.getByRole('button', { name: /Pause|Play/ }))
    // The pictures of the other slides load after the page.
    expect(await page.getByRole('region', { name: 'What Thali does' }).locator('img').count()).toBe(1)
    await page.getByRole('link', { name: 'Find your dietitian' }).click()
    await expectPath(page, '/dietitians')

    const pages = page.getByRole('navigation', { name: 'Pages of dietitians' })
    await pages.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expectPath(page, '/dietitians?page=2')
    await expectToSee(page.getByRole('article').first())

    await page.getByRole('searchbox', { name: 'Search by name or concern' }).fill('Harpreet')
    await page.getByRole('combobox', { name: 'Specialization' }).selectOption('Diabetes Management')
    await page.getByRole('group', { name: 'Availability' }).getByText('Available Now').click()
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest fee')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expectToSee(page.getByRole('heading', { name: '1 Dietitian Found' }))
    const query = new URL(page.url()).searchParams
    expect(Object.fromEntries(query)).toEqual({
      search: 'Harpreet',
      specialization: 'diabetes',
      available: 'available',
      language: '',
      mode: '',
      sort: 'consultation_fee',
    })
    await expectToSee(page.getByRole('link', { name: /^Dr\. Harpreet/ }))
    expect(await page.getByRole('combobox', { name: 'Specialization' }).inputValue()).toBe('diabetes')
    expect(await page.getByRole('radio', { name: 'Available Now' }).isChecked()).toBe(true)
  })

  test('a profile and its contact page can be read', async () => {
    const dietitian = await given.dietitian()
    const page = await withoutScript()
    await page.goto(`/dietitians/${dietitian.id}`)
    await expectToSee(page.getByRole('heading', { level: 1, name: `Dr. ${dietitian.name}` }))
    await expectToSee(page.getByText('Helps families to eat well with the food they already cook at home.'))
    await page.getByRole('link', { name: /^Book Consultation/ }).click()
    await expectPath(page, `/contact-dietitian/${dietitian.id}#request`)
    await expectToSee(page.getByRole('heading', { name: `Contact Dr. ${dietitian.name}` }))
    await expectToSee(needsScript(page), page.getByLabel('Your Message'))
  })

  test('no form input ever appears in an address', async () => {
    const page = await withoutScript()
    await page.goto('/login')
    await page.getByLabel('Email').fill('asha@example.in')
    await page.getByLabel('Password', { exact: true }).fill('gajar-matar')
    await page.getByRole('button', { name: 'Login' }).click()
    await expectPath(page, '/login')
  })

  test('features that need scripts say so', async () => {
    const page = await withoutScript()
    for (const path of [
      '/login',
      '/register',
      '/forgot-password',
      '/reset-password?token=x',
      '/assessment?token=x',
      '/assessment/answer?token=x',
      '/profile',
      '/dashboard',
      '/dietitian/requests',
      '/dietitian-application',
    ]) {
      await page.goto(path)
      await expectPath(page, path)
      await expectToSee(needsScript(page))
    }
  })
})
