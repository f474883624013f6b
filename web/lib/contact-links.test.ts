import { expect, test } from 'vitest'
import { mailHref, phoneHref } from './contact-links.ts'

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
