import { given, signedInAdmin } from './accounts.ts'
import { open } from './actions.ts'
import { expectNoOverflow, expectToSee } from './assertions.ts'
import { expect, PHONE, test, visitor } from './fixtures.ts'
import { launchOptions } from './settings.ts'

/** A font size of 32 px instead of 16, as people with low vision set it. */
test.use({ launchOptions: launchOptions('--blink-settings=defaultFontSize=32') })

test('no public page scrolls sideways on a phone at twice the font size', async () => {
  const { id } = await given.dietitian()
  const page = await visitor({ viewport: PHONE })
  for (const path of ['/', '/blogs', '/diet', '/bmi', '/membership', '/dietitians', `/dietitians/${id}`, '/contact']) {
    await open(page, path)
    expect(await page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe('32px')
    await expectNoOverflow(page)
  }
})

test('no page of the admin area scrolls sideways on a phone at twice the font size', async () => {
  const { id } = await given.dietitian()
  const page = await signedInAdmin({ viewport: PHONE })
  for (const path of ['/admin', `/admin/users/${id}`, '/admin/system']) {
    await open(page, path)
    await expectToSee(page.getByRole('heading', { level: 1 }))
    await expectNoOverflow(page)
  }
})
