import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { toLoggedError } from './log.ts'

test('the log has the error and its location, but no values', () => {
  const cause = Object.assign(new DatabaseError('violates check constraint', 10, 'error'), {
    code: '23514',
    constraint: 'users_age_range',
    detail: 'Failing row contains (secret concern).',
  })
  const error = new DrizzleQueryError(
    'insert into requests values ($1)',
    ['secret\n    at work: a concern', 'more'],
    cause,
  )
  const logged = toLoggedError(error)
  expect(logged).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'Failed query: insert into requests values ($1)',
    stack: expect.stringContaining('log.test.ts'),
    cause: { code: '23514', constraint: 'users_age_range', message: 'violates check constraint' },
  })
  expect(JSON.stringify(logged)).not.toMatch(/secret|concern|more/)
})

test('each error of an AggregateError is logged the same way', () => {
  const error = new DrizzleQueryError(
    'delete from mails where recipient = $1',
    ['asha@example.in'],
    new Error('timeout'),
  )
  const logged = toLoggedError(new AggregateError([error, 'broken'], 'not everything'))
  expect(logged).toMatchObject({
    message: 'not everything',
    errors: [
      { message: 'Failed query: delete from mails where recipient = $1', cause: { message: 'timeout' } },
      { message: 'broken' },
    ],
  })
  expect(JSON.stringify(logged)).not.toContain('asha')
})

test('a thrown value that is not an error is logged as text', () => {
  expect(toLoggedError('broken')).toEqual({ message: 'broken' })
})
