import { expect, test } from 'vitest'
import { formatPhone, mailHref, phoneHref } from './contact-links.ts'

test('a mail link carries the subject and survives odd addresses', () => {
  expect(mailHref('a.b@example.in', 'Re: Your consultation request')).toBe(
    'mailto:a.b@example.in?subject=Re%3A%20Your%20consultation%20request',
  )
  expect(mailHref('a?b&c%d@example.in', 'x')).toBe('mailto:a%3Fb%26c%25d@example.in?subject=x')
})

test.each([
  ['+91 98140 00101', 'tel:+919814000101'],
  ['98140-00101', 'tel:9814000101'],
])('%s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})

test('an address cannot add a copy, a subject or a body', () => {
  expect(mailHref('a?bcc=all@example.in')).toBe('mailto:a%3Fbcc%3Dall@example.in')
})

test.each([
  ['+919814000101', '+91 98140 00101'],
  ['+91 9814-000101', '+91 98140 00101'],
  ['9814000101', '98140 00101'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
  ['0172 500 0100', '0172 500 0100'],
  ['1234567', '1234567'],
])('%s is shown as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})
