import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerErrorHandler } from '../error-handler.ts'
import { rejectWhenOverloaded } from './overload.ts'
import { SERVER_LIMITS } from './server-limits.ts'

const MANY = 40
let app: FastifyInstance
let release: () => void

/** Any delay counts as overload, because timers are never exactly on time. */
beforeEach(async () => {
  app = Fastify()
  registerErrorHandler(app)
  await rejectWhenOverloaded(
    app,
    { ...SERVER_LIMITS, maxEventLoopDelayMs: Number.MIN_VALUE },
    { waitingStatements: () => 0 },
  )
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  app.get('/now', async () => 'here')
  app.get('/later', () => released.then(() => 'here'))
  await app.ready()
})
afterEach(() => app.close())

const statusOf = async (url: string) => (await app.inject(url)).statusCode

test('an overloaded process rejects requests when many are waiting, and none when few are', async () => {
  const waiting = Array.from({ length: MANY }, () => app.inject('/later'))
  await expect.poll(() => statusOf('/now'), { timeout: 20_000 }).toBe(503)
  release()
  await Promise.all(waiting)
  expect(await statusOf('/now')).toBe(200)
})
