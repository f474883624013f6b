import { EventEmitter, once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createStatementWatch } from './pool.ts'

/** A connection that answers its statements when `answer` is called. */
class FakeConnection extends EventEmitter {
  query() {}
  answer() {
    this.emit('drain')
  }
  async end() {
    this.emit('end')
  }
}

const LONG_MS = 60_000

function watchTwo(isReachable: () => Promise<boolean>) {
  const statements = createStatementWatch({ limitMs: LONG_MS, slowAfterMs: 20, isReachable })
  onTestFinished(statements.stop)
  const connections = [new FakeConnection(), new FakeConnection()] as const
  for (const connection of connections) statements.watch(connection as unknown as pg.Client)
  return { statements, connections }
}

/** A probe whose first answer is given by `answer`; later probes succeed. */
function question() {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<boolean>()
  let isAsked = false
  const ask = async () => {
    if (isAsked) return true
    isAsked = true
    asked.resolve()
    return answer.promise
  }
  return { ask, asked: asked.promise, answer: answer.resolve }
}

test('a slow statement may run until its limit while the server responds', async () => {
  const { ask, asked, answer } = question()
  const { statements, connections } = watchTwo(ask)
  let isCut = false
  connections[0].on('end', () => (isCut = true))
  connections[0].query()
  await asked
  answer(true)
  await delay(300)
  expect([statements.isSilent(), isCut]).toEqual([false, false])
})

test('a server that answers on no connection is silent: all waiting and later statements fail', async () => {
  const { ask, asked, answer } = question()
  const { statements, connections } = watchTwo(ask)
  const notified = Promise.withResolvers<void>()
  statements.onSilent(notified.resolve)
  connections[0].query()
  await asked
  connections[1].query()
  const cut = Promise.all(connections.map((connection) => once(connection, 'end')))
  answer(false)
  await Promise.all([cut, notified.promise])
  expect(statements.isSilent()).toBe(true)
})

test('a server that does not answer the probe but answers a statement is not silent', async () => {
  const { ask, asked, answer } = question()
  const { statements, connections } = watchTwo(ask)
  let isCut = false
  connections[0].on('end', () => (isCut = true))
  connections[0].query()
  connections[1].query()
  await asked
  await delay(5)
  connections[1].answer()
  answer(false)
  await delay(50)
  expect([statements.isSilent(), isCut]).toEqual([false, false])
})

test('a silent server is probed again until it answers', async () => {
  let isThere = false
  const { statements, connections } = watchTwo(async () => isThere)
  connections[0].query()
  await once(connections[0], 'end')
  expect(statements.isSilent()).toBe(true)
  isThere = true
  await expect.poll(statements.isSilent).toBe(false)
})
