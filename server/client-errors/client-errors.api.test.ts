import { expect, test } from 'vitest'
import { anonymous } from '#test/callers.ts'
import { memoryLog } from '#test/memory-log.ts'
import { setUpTestApp } from '#test/test-app.ts'

const log = memoryLog()
setUpTestApp({ rateLimits: false, log })

const REPORT = {
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'title')",
  frames: ['show article-B1.js:3:1204'],
  route: '/blogs/:id/:slug?',
  build: 'a1b2',
}
const report = (changes: object = {}) => anonymous.post('/api/client-errors/', { ...REPORT, ...changes })

const loggedErrors = () => log.lines().filter(({ msg }) => msg === 'error in a browser')

test('a report is written into the log', async () => {
  expect((await report()).status).toBe(204)
  expect(loggedErrors()).toEqual([
    {
      ...REPORT,
      level: 40,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      msg: 'error in a browser',
    },
  ])
})

test('values that our browser code would not send are not logged', async () => {
  const response = await report({
    name: 'My Concern',
    message: 'asha@example.in has "PCOS" since 2019',
    frames: ['my concern', 'https://thali.example/?token=abc'],
    route: '/blogs/7?search=pcos',
    build: 'my concern',
  })
  expect(response.status).toBe(204)
  expect(loggedErrors().at(-1)).toMatchObject({
    name: 'Error',
    message: '… has "…" since #',
    frames: [],
    route: '(unknown)',
  })
  expect(log.text()).not.toMatch(/concern|asha|PCOS|2019|abc/i)
})

test.each([
  [{ message: 'x'.repeat(201) }, { message: ['Message must be at most 200 characters long'] }],
  [{ name: '' }, { name: ['Name is required'] }],
  [{ frames: Array(6).fill('a.js:1:2') }, { frames: ['There must be at most 5 frames'] }],
  [{ frames: 'a.js:1:2' }, { frames: ['Frames must be a list'] }],
  [{ route: 'x'.repeat(101) }, { route: ['Route must be at most 100 characters long'] }],
])('%j is rejected', async (changes, fields) => {
  const { status, body } = await report(changes)
  expect({ status, body }).toEqual({ status: 400, body: fields })
})
