import { expect, test } from 'vitest'
import { open, PHONE, setUpBrowser, visitor } from './browser.ts'
import { given } from './people.ts'
import { expectNoOverflow } from './seeing.ts'

/** Letters of 32 px instead of 16, as somebody has set them who sees little. */
setUpBrowser(['--blink-settings=defaultFontSize=32'])

test('letters twice as large push no public page out of a phone', async () => {
  const { id } = await given.dietitian()
  const page = await visitor({ viewport: PHONE })
  for (const path of ['/', '/blogs', '/diet', '/bmi', '/membership', '/dietitians', `/dietitians/${id}`, '/contact']) {
    await open(page, path)
    expect(await page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe('32px')
    await expectNoOverflow(page)
  }
})
