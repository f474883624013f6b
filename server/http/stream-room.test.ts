import { expect, test } from 'vitest'
import { createStreamRoom } from './stream-room.ts'

function roomFor(bounds: Partial<Parameters<typeof createStreamRoom>[0]>) {
  const room = createStreamRoom({ perAccount: 9, perAddress: 9, total: 9, ...bounds })
  const ended: string[] = []
  const enter = (name: string, account: number, address: string) => {
    const stream = {
      account,
      address,
      end: () => {
        ended.push(name)
        room.leave(stream)
      },
    }
    room.enter(stream)
    return stream
  }
  return { room, ended, enter }
}

test('of too many streams of one account the oldest ends', () => {
  const { enter, ended } = roomFor({ perAccount: 2 })
  enter('first', 1, 'home')
  enter('of another account', 2, 'home')
  enter('second', 1, 'work')
  expect(ended).toEqual([])
  enter('third', 1, 'work')
  expect(ended).toEqual(['first'])
})

test('one address does not fill the room for the others', () => {
  const { room, enter } = roomFor({ perAddress: 2 })
  const first = enter('first', 1, 'clinic')
  enter('second', 2, 'clinic')
  expect(() => enter('third', 3, 'clinic')).toThrow('Too many open streams.')
  enter('elsewhere', 3, 'home')
  room.leave(first)
  enter('third', 3, 'clinic')
})

test('a full room takes nobody', () => {
  const { enter } = roomFor({ total: 1 })
  enter('first', 1, 'home')
  expect(() => enter('second', 2, 'work')).toThrow('Too many open streams.')
})
