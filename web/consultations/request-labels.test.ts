import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { describePerson, RequestState, RequestWait } from './request-labels.tsx'

test.each([
  [{ relation: 'father', age: 74 }, 'For their father,\u00a074'],
  [{ relation: 'other', age: null }, 'For another person'],
  [{ relation: null, age: 62 }, '62\u202fyears'],
  [{ relation: null, age: null }, null],
] as const)('%j is %s', (request, sentence) => {
  expect(describePerson(request)).toBe(sentence)
})

const SINCE = '2026-11-21T05:12:00Z'
const toText = (element: ReactElement) => renderToStaticMarkup(element).replace(/<[^>]+>/g, '')

test.each([
  ['pending', SINCE, undefined, 'Pending'],
  ['pending', SINCE, 0, 'Pending'],
  ['replied', SINCE, 2, 'Replied'],
  ['replied', null, undefined, 'Replied'],
  ['replied', null, 0, 'Replied'],
  ['replied', null, 1, 'Replied · 1 new message'],
  ['replied', null, 12, 'Replied · 12 new messages'],
  ['closed', null, undefined, 'Closed'],
] as const)('%s, waiting since %s, %s unread: one line', (status, waiting_since, unread, line) => {
  const request = { status, status_display: '', waiting_since }
  const unreadReplies = unread === undefined ? {} : { unreadReplies: unread }
  expect(toText(createElement(RequestState, { request, ...unreadReplies }))).toBe(line)
})

// On the server the elapsed time is zero.
test.each([
  ['pending', SINCE, false, 'Waiting for less than an hour'],
  ['pending', SINCE, true, 'Waiting for less than an hour'],
  ['replied', SINCE, false, 'Wrote again less than an hour ago'],
  ['replied', SINCE, true, 'You wrote again less than an hour ago'],
  ['replied', null, false, ''],
] as const)('%s, waiting since %s, own %s: the wait is %j', (status, waiting_since, isOwn, wait) => {
  const request = { status, status_display: '', waiting_since }
  expect(toText(createElement(RequestWait, { request, isOwn }))).toBe(wait)
})
