import { expect, test } from 'vitest'
import { NO_TEXT } from '../article-text.ts'
import { selectRecoverable } from './use-recoverable-drafts.ts'

const draft = (title: string, at: number) => ({ text: { ...NO_TEXT, title }, basedOn: null, at })

test('offers the newest first', () => {
  const recoverable = selectRecoverable([draft('old', 1), draft('new', 2)], NO_TEXT)
  expect(recoverable.map(({ text }) => text.title)).toEqual(['new', 'old'])
})

test('offers the same text from browser and server once', () => {
  expect(selectRecoverable([draft('same', 1), draft('same', 2)], NO_TEXT)).toEqual([draft('same', 2)])
})

test('a text equal to the article is not offered', () => {
  expect(selectRecoverable([draft('', 1)], NO_TEXT)).toEqual([])
})

test('a chosen or removed picture is offered even if the text equals the article', () => {
  const drafts = [
    { ...draft('', 1), picture: null },
    { ...draft('', 2), picture: 'a file' },
  ]
  expect(selectRecoverable(drafts, NO_TEXT).map(({ picture }) => picture)).toEqual(['a file', null])
})
