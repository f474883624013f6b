import { expect, test } from 'vitest'
import { plainLines, plainText } from './plain-text.ts'
import { writePlateBlock } from './plate-blocks.ts'

test.each([
  ['<p>Dal</p><p>Roti</p>', 'Dal Roti'],
  ['<h2>Dal</h2><ul><li>moong</li><li>masoor</li></ul>', 'Dal moong masoor'],
  ['<p>one<strong>half</strong></p>', 'onehalf'],
  ['salt &amp; sugar &lt;5&nbsp;% &#8377; &#x20b9;', 'salt & sugar <5 % ₹ ₹'],
  ['<p>line<br>break</p>', 'line break'],
  ['', ''],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('the text of a plate card is not part of the article’s text', () => {
  const plate = writePlateBlock({ plate: '200001-1-katori', title: 'Rajma "chawal" & dal' })
  expect(plainText(`<p>Dal</p>${plate}<p>Roti</p>${plate}`)).toBe('Dal Roti')
  expect(plainLines(`<p>Dal</p>${plate}<figure><figcaption>Roti</figcaption></figure>`)).toBe('Dal\nRoti')
})

/** Rescanning the rest of the text for each of these used to take 15 seconds. */
test.each(['<', '<br', '</p', '<!--', '&', '&#', '<a href="', '<figure data-plate="'])(
  'a text of nothing but %j takes no time',
  (part) => {
    const start = process.cpuUsage()
    plainText(part.repeat(200_000 / part.length))
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000)
  },
)
