import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

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

/** Rescanning the rest of the text for each of these used to take 15 seconds. */
test.each(['<', '<br', '</p', '<!--', '&', '&#', '<a href="'])('a text of nothing but %j takes no time', (part) => {
  const begun = process.cpuUsage()
  plainText(part.repeat(200_000 / part.length))
  expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000)
})
