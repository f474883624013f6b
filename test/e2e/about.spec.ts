import { open } from './actions.ts'
import { eventually, expectNotToSee, expectPath, expectToSee } from './assertions.ts'
import { expect, test, visitor } from './fixtures.ts'

const FOOTER = [
  {
    column: 'Company',
    link: 'About Us',
    path: '/about',
    heading: 'Good advice starts with what’s already on your plate',
  },
  { column: 'Company', link: 'Our Team', path: '/about#team', heading: 'Our Team' },
  { column: 'Company', link: 'Careers', path: '/about#careers', heading: 'Careers' },
  { column: 'Resources', link: 'Success Stories', path: '/about#stories', heading: 'Success Stories' },
  { column: 'Services', link: 'Diet Planning', path: '/membership', heading: 'A dietitian by your side, every month' },
  { column: 'Services', link: 'Consultation', path: '/dietitians', heading: 'Find Your Perfect Dietitian' },
  { column: 'Resources', link: 'FAQ', path: '/faq', heading: 'Questions and answers' },
]

test('the footer links to pages that exist, and without scripts they show the promised content', async () => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto('/legal')
  for (const { column, link, path } of FOOTER) {
    const entries = page.getByRole('contentinfo').getByRole('navigation', { name: column })
    expect(await entries.getByRole('link', { name: link }).getAttribute('href'), link).toBe(path)
  }
  const read = new Set<string>()
  for (const { path, heading } of FOOTER) {
    const [address = ''] = path.split('#')
    if (!read.has(address)) await page.goto(address)
    read.add(address)
    await expectToSee(page.getByRole('heading', { name: heading }))
    if (address === '/about') await expectToSee(page.getByRole('heading', { name: 'No published reviews yet' }))
  }
  // The last question; search engines get the same text as readers.
  await expectPath(page, '/faq')
  const questions = await page.locator('summary').allTextContents()
  expect(questions.length).toBeGreaterThanOrEqual(14)
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const faq = texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'FAQPage')
  expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(questions)
})

test('a link to an answer unfolds it, and the answers link to the rights and to the complaints contact', async () => {
  const page = await visitor()
  const answer = page.getByText('Call 112 or go to the nearest hospital.')
  await open(page, '/faq')
  await expectNotToSee(answer)
  await open(page, '/faq#emergency')
  await expectToSee(answer)
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Your data' }).click()
  await expectPath(page, '/faq#data')
  await open(page, '/faq#deleting')
  await page.getByRole('link', { name: 'Your rights, and how to complain' }).click()
  await expectPath(page, '/legal#rights')
  await eventually(() => page.evaluate('document.activeElement.id')).toBe('rights')
  await expectToSee(
    page.getByText(/^Grievance officer, Thali/),
    page.getByText(/a reply within 30 days/).first(),
    page.getByText(/complain to the Data Protection Board of India/),
  )
})
