import { expect, test } from 'vitest'
import { writeEvent } from '../http/event-stream.ts'
import { createDraftReader, type DraftEvent } from './draft-stream.ts'

const EVENTS: DraftEvent[] = [
  { event: 'draft', data: { title: 'Millets', summary: '', content: '' } },
  { event: 'draft', data: { title: 'Millets', summary: 'Two\n\nparagraphs', content: '<p>ज्वार</p>' } },
  { event: 'failed', data: { status: 504, detail: 'Too slow.' } },
]

test.each([1, 7, 10_000])('a written stream is parsed, arriving in chunks of %i', (size) => {
  const text = `: opened\n\n${EVENTS.map(writeEvent).join('')}`
  const read = createDraftReader()
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
  expect(pieces.flatMap(read)).toEqual(EVENTS)
})

test('an incomplete event is not returned yet', () => {
  const read = createDraftReader()
  expect(read('event: failed\ndata: {"status":5')).toEqual([])
})
