import type { Page } from '@playwright/test'
import { open, pauseClock, waitForPointerEffect } from './actions.ts'
import { eventually, expectPath, expectToSee } from './assertions.ts'
import { expect, PHONE, test, visitor } from './fixtures.ts'

const SLIDES = ['Transform Your Health Journey', 'Expert Diet Consultation', 'Complete Body Analysis']
const MEALS = ['Balanced Breakfast', 'Quick Snack', 'Fast Food']
const WITH_MOTION = { reducedMotion: 'no-preference' } as const

/** Moves the pointer away from everything that pauses under a pointer. */
const movePointerAway = (page: Page) => page.mouse.move(0, 0)

const shownClaims = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: /studies|experts|weeks|care/ })
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .locator('p:first-child [aria-hidden]')

const meals = (page: Page) => page.getByRole('group', { name: 'Sample meals' })
const chosen = (page: Page) => meals(page).getByRole('radio', { checked: true }).getAttribute('value')
const plate = (page: Page, name: RegExp) => page.getByRole('img', { name })

const video = (page: Page) => page.locator('video')
const sources = (page: Page) => video(page).locator('source').count()
const isPaused = (page: Page) => video(page).evaluate((element) => (element as unknown as { paused: boolean }).paused)
const frame = (page: Page) => page.getByRole('button', { name: /^(Pause|Play) video$/ })
const toTop = (page: Page) => page.evaluate('scrollTo(0, 0)')
/** Asserts that the video is not loaded until requested. */
async function expectVideoOnAsking(page: Page) {
  await frame(page).scrollIntoViewIfNeeded()
  await expectToSee(page.getByRole('button', { name: 'Play video' }))
  expect(await sources(page)).toBe(0)
  await page.getByRole('button', { name: 'Play video' }).click()
  await eventually(() => isPaused(page)).toBe(false)
}

test.describe('the slides', () => {
  const title = (page: Page) => page.getByRole('heading', { level: 1 }).innerText()

  test('change every five seconds, pause while a pointer is inside, and on request for the visit', async () => {
    const page = await visitor(WITH_MOTION)
    await page.clock.install()
    await open(page, '/')
    // Paused, so that stopping the clock changes no slide; on a slow machine the first may already be over.
    await page.getByRole('link', { name: 'Find your dietitian' }).hover()
    await pauseClock(page)
    const first = SLIDES.indexOf(await title(page))
    await page.clock.runFor(20_000)
    expect(await title(page)).toBe(SLIDES[first])
    await movePointerAway(page)
    await waitForPointerEffect(page)
    for (const turn of [0, 1, 2]) {
      await page.clock.runFor(4990)
      expect(await title(page)).toBe(SLIDES[(first + turn) % 3])
      await page.clock.runFor(10)
      await eventually(() => title(page)).toBe(SLIDES[(first + turn + 1) % 3])
    }
    await page.getByRole('button', { name: 'Pause slides' }).click()
    await movePointerAway(page)
    await page.clock.runFor(20_000)
    expect(await title(page)).toBe(SLIDES[first])
    await page.getByRole('button', { name: 'Go to slide 2' }).click()
    await eventually(() => title(page)).toBe(SLIDES[1])
    await page.getByRole('button', { name: 'Play slides' }).click()
    await expectToSee(page.getByRole('button', { name: 'Pause slides' }))

    await page.getByRole('button', { name: 'Go to slide 2' }).focus()
    await movePointerAway(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.clock.runFor(20_000)
    expect(await title(page)).toBe(SLIDES[2])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.clock.resume()
    await page.reload()
    await expectToSee(page.getByRole('button', { name: 'Play slides' }))
  })
})

test.describe('the claims', () => {
  test('count up once when they come into view, in two seconds, without a layout shift', async () => {
    const page = await visitor(WITH_MOTION)
    await page.clock.install()
    await open(page, '/')
    const studies = shownClaims(page).first()
    const last = () => studies.locator('span > span').last().innerText()
    const unitAt = () => page.getByText('studies', { exact: true }).boundingBox()
    await expectToSee(page.getByText('100 studies', { exact: true }))
    await pauseClock(page)
    await studies.scrollIntoViewIfNeeded()
    await eventually(last).toBe('0')
    const before = await unitAt()
    await page.clock.runFor(1000)
    await eventually(last).toBe('50')
    expect((await unitAt())?.x).toBe(before?.x)
    await page.clock.runFor(1000)
    await eventually(last).toBe('100')
    await page.evaluate('scrollTo(0, 0)')
    await page.clock.runFor(500)
    await studies.scrollIntoViewIfNeeded()
    await page.clock.runFor(500)
    expect(await last()).toBe('100')
  })
})

test.describe('the sample meals', () => {
  test('change every four seconds until paused', async () => {
    const page = await visitor(WITH_MOTION)
    await page.clock.install()
    await open(page, '/')
    await page.getByRole('button', { name: 'Pause sample meals' }).hover()
    await pauseClock(page)
    const ids = ['breakfast', 'snack', 'fast-food']
    const first = ids.indexOf((await chosen(page)) ?? '')
    await movePointerAway(page)
    for (const turn of [0, 1, 2]) {
      await page.clock.runFor(3990)
      expect(await chosen(page)).toBe(ids[(first + turn) % 3])
      await page.clock.runFor(10)
      await eventually(() => chosen(page)).toBe(ids[(first + turn + 1) % 3])
    }
    await page.getByRole('button', { name: 'Pause sample meals' }).click()
    await movePointerAway(page)
    await page.clock.runFor(20_000)
    expect(await chosen(page)).toBe(ids[first])
    await expectToSee(page.getByRole('button', { name: 'Play sample meals' }))
  })
})

test.describe('the video', () => {
  /** The files of the video that the page has requested. */
  function filmsOf(page: Page): string[] {
    const films: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'media') films.push(request.url())
    })
    return films
  }

  test('plays automatically while visible, and stays paused for the visit on request', async () => {
    const page = await visitor({ ...WITH_MOTION, viewport: PHONE })
    const films = filmsOf(page)
    await open(page, '/')
    expect(await sources(page)).toBe(0)
    await frame(page).scrollIntoViewIfNeeded()
    await eventually(() => isPaused(page)).toBe(false)
    await expectToSee(page.getByRole('button', { name: 'Pause video' }))
    await toTop(page)
    await eventually(() => isPaused(page)).toBe(true)
    await frame(page).scrollIntoViewIfNeeded()
    await eventually(() => isPaused(page)).toBe(false)
    expect(films).not.toEqual([])
    for (const url of films) expect(url).toContain('cooking-portrait')

    await page.getByRole('button', { name: 'Pause video' }).focus()
    await page.keyboard.press('Enter')
    await eventually(() => isPaused(page)).toBe(true)
    await toTop(page)
    await frame(page).scrollIntoViewIfNeeded()
    await expectToSee(page.getByRole('button', { name: 'Play video' }))
    expect(await isPaused(page)).toBe(true)
    await page.reload()
    await frame(page).scrollIntoViewIfNeeded()
    await expectToSee(page.getByRole('button', { name: 'Play video' }))
    expect(await sources(page)).toBe(0)
  })

  test('is landscape on a desktop', async () => {
    const page = await visitor(WITH_MOTION)
    const films = filmsOf(page)
    await open(page, '/')
    await frame(page).scrollIntoViewIfNeeded()
    await eventually(() => isPaused(page)).toBe(false)
    expect(films).not.toEqual([])
    for (const url of films) expect(url).toContain('cooking-landscape')
  })

  test('is not loaded for a visitor with data saving until requested', async () => {
    const page = await visitor(WITH_MOTION)
    await page.addInitScript(`Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
    })`)
    await open(page, '/')
    await expectVideoOnAsking(page)
  })

  test('a browser that blocks autoplay plays it after the next click anywhere', async () => {
    const page = await visitor(WITH_MOTION)
    await page.addInitScript(`{
      const { play } = HTMLMediaElement.prototype
      let isAllowed = false
      document.addEventListener('click', () => { isAllowed = true }, { capture: true })
      HTMLMediaElement.prototype.play = function () {
        return isAllowed ? play.call(this) : Promise.reject(new DOMException('not yet', 'NotAllowedError'))
      }
    }`)
    await open(page, '/')
    await frame(page).scrollIntoViewIfNeeded()
    await expectToSee(page.getByRole('button', { name: 'Play video' }))
    expect(await isPaused(page)).toBe(true)
    await page.getByRole('heading', { name: 'Eat for the body you have' }).click()
    await eventually(() => isPaused(page)).toBe(false)
    await expectToSee(page.getByRole('button', { name: 'Pause video' }))
  })
})

test('nothing moves with reduced motion, and everything can be selected and read', async () => {
  const page = await visitor()
  await page.clock.install()
  await open(page, '/')
  await page.clock.runFor(20_000)
  for (const [index, slide] of SLIDES.entries()) {
    await page.getByRole('button', { name: `Go to slide ${index + 1}` }).click()
    await expectToSee(page.getByRole('heading', { level: 1, name: slide }))
    // Hidden slides are neither read by screen readers nor focusable.
    expect(await page.getByRole('group', { name: /^\d of 3$/ }).count()).toBe(1)
  }
  for (const claim of [
    /50K\+\s*happy clients/,
    /98%\s*success rate/,
    /100\+\s*expert nutritionists/,
    /5-star\s*average rating/,
  ]) {
    await expectToSee(page.getByRole('listitem').filter({ hasText: claim }))
  }
  await shownClaims(page).first().scrollIntoViewIfNeeded()
  for (const claim of ['100 studies', '50 experts', '2 weeks', '100% care']) {
    await expectToSee(page.getByText(claim, { exact: true }))
  }

  await meals(page).getByRole('radio', { checked: true }).focus()
  for (const { name, overall, bars } of [
    { name: MEALS[1], overall: '6.8', bars: ['6.7', '6.6', '6.3', '10.0', '4.4'] },
    { name: MEALS[2], overall: '2.3', bars: ['0.0', '2.6', '4.4', '1.3', '3.4'] },
    { name: MEALS[0], overall: '8.5', bars: ['10.0', '10.0', '7.3', '8.2', '7.0'] },
  ]) {
    await page.keyboard.press('ArrowDown')
    await expectToSee(plate(page, new RegExp(`^${name} scores ${overall} out of 10: energy balance ${bars[0]},`)))
    await expectToSee(meals(page).getByRole('radio', { name: new RegExp(`^${name}.*${overall} out of 10$`) }))
    const list = page.getByRole('list', { name: `${name}, five pillars out of 10` })
    expect(await list.locator('.num').allInnerTexts()).toEqual(bars)
  }
  await page.clock.resume()
  await expectVideoOnAsking(page)
})

test('each link leads to the named page, and Back returns to the same position', async () => {
  const page = await visitor()
  await open(page, '/dietitians')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  for (const { name, path } of [
    { name: 'Find your dietitian', path: '/dietitians' },
    { name: 'Check your BMI', path: '/bmi' },
    { name: 'Start Assessment Now', path: '/membership' },
    { name: /^Pear/, path: '/body-types' },
    { name: /^Rectangle/, path: '/body-types' },
    { name: 'Start Your Transformation', path: '/membership' },
    { name: 'Book it', path: '/contact#assessment' },
    { name: 'Get Started', path: '/register' },
  ]) {
    expect(await page.getByRole('link', { name }).getAttribute('href'), path).toBe(path)
  }
  const link = page.getByRole('link', { name: 'Start Your Transformation' })
  await link.hover()
  const place = await page.evaluate<number>('scrollY')
  expect(place).toBeGreaterThan(0)
  await link.click()
  await expectPath(page, '/membership')
  await page.goBack()
  await expectToSee(link)
  await eventually(() => page.evaluate('scrollY')).toBe(place)
  await page.getByLabel('Weight').fill('78')
  await page.getByLabel('Height').fill('172')
  await page.getByLabel('Age').fill('34')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.getByRole('link', { name: 'Get Personal Plan' }).click()
  await expectPath(page, '/membership')
})
