import { expect, test } from 'vitest'
import { createOpenStreams } from './event-stream.ts'

function streamsWithin(bounds: Partial<Parameters<typeof createOpenStreams>[0]>) {
  const streams = createOpenStreams({ perAccount: 9, perAddress: 9, total: 9, ...bounds })
  const ended: string[] = []
  const open = (name: string, account: number, address: string) => {
    const stream = {
      account,
      address,
      end: () => {
        ended.push(name)
        streams.remove(stream)
      },
    }
    streams.add(stream)
    return stream
  }
  return { streams, ended, open }
}

test('of too many streams of one account the oldest ends', () => {
  const { open, ended } = streamsWithin({ perAccount: 2 })
  open('first', 1, 'home')
  open('of another account', 2, 'home')
  open('second', 1, 'work')
  expect(ended).toEqual([])
  open('third', 1, 'work')
  expect(ended).toEqual(['first'])
})

test('one address leaves streams for the others', () => {
  const { streams, open } = streamsWithin({ perAddress: 2 })
  const first = open('first', 1, 'clinic')
  open('second', 2, 'clinic')
  expect(() => open('third', 3, 'clinic')).toThrow('Too many open streams.')
  open('elsewhere', 3, 'home')
  streams.remove(first)
  open('third', 3, 'clinic')
})

test('no stream opens beyond the total', () => {
  const { open } = streamsWithin({ total: 1 })
  open('first', 1, 'home')
  expect(() => open('second', 2, 'work')).toThrow('Too many open streams.')
})
