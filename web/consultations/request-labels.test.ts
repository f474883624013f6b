import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { describePerson, RequestState } from './request-labels.tsx'

test.each([
  [{ relation: 'father', age: 74 }, 'For their father,\u00a074'],
  [{ relation: 'other', age: null }, 'For another person'],
  [{ relation: null, age: 62 }, '62\u202fyears'],
  [{ relation: null, age: null }, null],
] as const)('%j is %s', (request, sentence) => {
  expect(describePerson(request)).toBe(sentence)
})

const SINCE = '2026-11-21T05:12:00Z'
const text = (props: Parameters<typeof RequestState>[0]) =>
  renderToStaticMarkup(createElement(RequestState, props)).replace(/<[^>]+>/g, '')

// On the server the elapsed time is zero.
test.each([
  ['pending', SINCE, undefined, 'Pending · waiting for less than an hour'],
  ['pending', SINCE, 0, 'Pending · waiting for less than an hour'],
  ['replied', SINCE, undefined, 'Replied · wrote again less than an hour ago'],
  ['replied', SINCE, 0, 'Replied · you wrote again less than an hour ago'],
  ['replied', null, undefined, 'Replied'],
  ['replied', null, 0, 'Replied'],
  ['replied', null, 1, 'Replied · 1 new message'],
  ['replied', null, 12, 'Replied · 12 new messages'],
  ['closed', null, undefined, 'Closed'],
] as const)('%s, waiting since %s, %s unread: one line', (status, waiting_since, unread, line) => {
  const request = { status, status_display: '', waiting_since }
  expect(text({ request, ...(unread === undefined ? {} : { unreadReplies: unread }) })).toBe(line)
})
