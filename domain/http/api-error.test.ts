import { expect, test } from 'vitest'
import { noResponse, OFFLINE_MESSAGE, toApiError } from './api-error.ts'

test.each([
  ['detail first', { detail: 'A', message: 'B', error: 'C', field: ['D'] }, 'A'],
  ['then message', { message: 'B', error: 'C', field: ['D'] }, 'B'],
  ['then error', { error: 'C', field: ['D'] }, 'C'],
  ['then the fields', { email: ['Taken.', 'Bad.'], age: ['Too old.'] }, 'email: Taken., Bad.; age: Too old.'],
  ['a field as text', { email: 'Taken.' }, 'email: Taken.'],
  ['nothing to say', {}, 'HTTP 418'],
  ['a list', ['x'], 'HTTP 418'],
])('%s', (_, body, message) => {
  expect(toApiError(418, "I'm a teapot", JSON.stringify(body)).message).toBe(message)
})

test('a body that is not JSON gives the status with its text', () => {
  expect(toApiError(502, 'Bad Gateway', '<html>').message).toBe('HTTP 502: Bad Gateway')
})

test('field messages are read by field, also below "errors"', () => {
  expect(toApiError(400, '', '{"email":["Taken."],"detail":"x"}').fields).toEqual({ email: ['Taken.'] })
  expect(toApiError(400, '', '{"success":false,"errors":{"age":["Old."]}}').fields).toEqual({ age: ['Old.'] })
})

test('a missing response gives the action’s message, or the offline one', () => {
  expect([
    noResponse('Failed to fetch blogs', true).message,
    noResponse('Failed to fetch blogs', false).message,
  ]).toEqual(['Failed to fetch blogs', OFFLINE_MESSAGE])
})
