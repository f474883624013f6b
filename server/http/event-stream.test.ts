import { expect, test } from 'vitest'
import { createOpenStreams } from './event-stream.ts'

function streamsWithin({ perAccount = 9, ...limits }: { perAccount?: number; concurrent?: number; perKey?: number }) {
  const streams = createOpenStreams({ concurrent: 9, perKey: 9, ...limits }, perAccount)
  const ended: string[] = []
  const open = (name: string, account: number, address: string) => {
    const leave = streams.add(account, address, () => {
      ended.push(name)
      leave()
    })
    return leave
  }
  return { ended, open }
}

test('if an account opens too many streams, its oldest ends', () => {
  const { open, ended } = streamsWithin({ perAccount: 2 })
  open('first', 1, 'home')
  open('of another account', 2, 'home')
  open('second', 1, 'work')
  expect(ended).toEqual([])
  open('third', 1, 'work')
  expect(ended).toEqual(['first'])
})

test('one address cannot use up the streams of others', () => {
  const { open } = streamsWithin({ perKey: 2 })
  const leaveFirst = open('first', 1, 'clinic')
  open('second', 2, 'clinic')
  expect(() => open('third', 3, 'clinic')).toThrow('Too many open streams.')
  open('elsewhere', 3, 'home')
  leaveFirst()
  open('third', 3, 'clinic')
})

test('no stream opens beyond the total', () => {
  const { open } = streamsWithin({ concurrent: 1 })
  open('first', 1, 'home')
  expect(() => open('second', 2, 'work')).toThrow('Too many open streams.')
})
