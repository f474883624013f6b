import { expect, test } from 'vitest'
import { NO_TEXT } from '../article-text.ts'
import { offersAmong } from './offers.ts'

const work = (title: string, at: number) => ({ text: { ...NO_TEXT, title }, basedOn: null, at })

test('the newest comes first', () => {
  const offers = offersAmong([work('old', 1), work('new', 2)], NO_TEXT)
  expect(offers.map(({ text }) => text.title)).toEqual(['new', 'old'])
})

test('the same text from browser and server is offered once', () => {
  expect(offersAmong([work('same', 1), work('same', 2)], NO_TEXT)).toEqual([work('same', 2)])
})

test('what the article already says is no unsaved work', () => {
  expect(offersAmong([work('', 1)], NO_TEXT)).toEqual([])
})
