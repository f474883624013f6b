import { expect, test } from 'vitest'
import { open, setUpBrowser, visitor } from './browser.ts'
import { eventually, expectPath, expectSound, expectToSee } from './seeing.ts'

setUpBrowser()

const SLIDES = ['Transform Your Health Journey', 'Expert Diet Consultation', 'Complete Body Analysis']

test('the slides change every five seconds, until somebody picks or pauses', async () => {
  const page = await visitor({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await open(page, '/')
  const title = () => page.getByRole('heading', { level: 1 }).innerText()
  expect(await title()).toBe(SLIDES[0])
  for (const slide of [SLIDES[1], SLIDES[2], SLIDES[0]]) {
    await page.clock.runFor(5000)
    await eventually(title).toBe(slide)
  }
  await page.getByRole('button', { name: 'Pause slides' }).click()
  await page.clock.runFor(20_000)
  expect(await title()).toBe(SLIDES[0])
  await page.getByRole('button', { name: 'Go to slide 3' }).click()
  await eventually(title).toBe(SLIDES[2])
  await page.getByRole('button', { name: 'Play slides' }).click()
  await expectToSee(page.getByRole('button', { name: 'Pause slides' }))
})

test('every slide can be picked and read, and none moves where motion is not wanted', async () => {
  const page = await visitor()
  await page.clock.install()
  await open(page, '/')
  await page.clock.runFor(20_000)
  for (const [index, slide] of SLIDES.entries()) {
    await page.getByRole('button', { name: `Go to slide ${index + 1}` }).click()
    await expectToSee(page.getByRole('heading', { level: 1, name: slide }))
  }
  await page.clock.resume()
  await expectSound(page)
  for (const figure of [
    /50K\+\s*happy clients/,
    /98%\s*success rate/,
    /100\+\s*expert nutritionists/,
    /5-star\s*average rating/,
  ]) {
    await expectToSee(page.getByRole('listitem').filter({ hasText: figure }))
  }
})

test.each([
  { link: 'Find your dietitian', path: '/dietitians' },
  { link: 'See all dietitians', path: '/dietitians' },
  { link: 'Join as Dietitian', path: '/register?as=dietitian' },
  { link: 'Book it', path: '/dietitians' },
  { link: 'Get Started', path: '/register' },
])('"$link" leads to $path', async ({ link, path }) => {
  const page = await visitor()
  await open(page, '/')
  await page.getByRole('link', { name: link }).click()
  await expectPath(page, path)
})
