import { expect, test } from 'vitest'
import { isKnownBot } from './known-bots.ts'

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  'Twitterbot/1.0',
  'GPTBot/1.2',
  'facebookexternalhit/1.1',
  'WhatsApp/2.23.20 A',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0)',
  'DuckDuckBot/1.1',
])('%s is a bot', (userAgent) => {
  expect(isKnownBot(userAgent)).toBe(true)
})

test.each([
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/128.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 20) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36',
  'node',
  '',
])('%j is a reader', (userAgent) => {
  expect(isKnownBot(userAgent)).toBe(false)
})
