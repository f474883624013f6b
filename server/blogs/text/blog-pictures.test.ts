import { expect, test } from 'vitest'
import { pictureHashesIn, withPictureWidths } from './blog-pictures.service.ts'

const HASH = '0f3a'.repeat(8)
const url = (width: number) => `/media/pictures/${HASH}-${width}.webp`
const sizes = [480, 960, 1600].map((width) => ({ width, height: width / 2, url: url(width) }))
const shown = (html: string) => withPictureWidths(html, new Map([[HASH, sizes]]))

test('a stored picture is offered in all its widths', () => {
  const html = `<p>a</p><img src="${url(1600)}" alt="A &quot;thali&quot;" width="1600" height="800" loading="lazy" />`
  expect(shown(html)).toBe(
    `<p>a</p><img src="${url(1600)}" srcset="${url(480)} 480w, ${url(960)} 960w, ${url(1600)} 1600w" sizes="(min-width: 45rem) 42rem, 100vw" alt="A &quot;thali&quot;" width="1600" height="800" loading="lazy" />`,
  )
  expect(pictureHashesIn(html + html)).toEqual([HASH])
})

test('it is never offered larger than in the text, and gets a size if the text has none', () => {
  expect(shown(`<img src="${url(960)}" alt="" />`)).toBe(
    `<img src="${url(960)}" srcset="${url(480)} 480w, ${url(960)} 960w" sizes="(min-width: 45rem) 42rem, 100vw" width="960" height="480" alt="" />`,
  )
})

test.each([
  '<img src="/media/pictures/0f3a-960.webp" alt="" />',
  `<img src="/media/pictures/${'1'.repeat(32)}-960.webp" alt="" />`,
  `<img src="${url(96)}" alt="" />`,
  '<p>words</p>',
])('%s is unchanged', (html) => {
  expect(shown(html)).toBe(html)
})
