import { expect, test } from 'vitest'
import { memoryLog } from '#test/memory-log.ts'
import { requestIds } from '../../infra/request-context.ts'
import { recordFailedRendering } from '../pages/ssr.ts'

/** The router's form of an error thrown by a loader. */
const errorResponse = (status: number) => ({
  status,
  statusText: '',
  internal: false,
  data: 'No route matches "/x?search=pcos"',
})

test('a failed rendering is logged with its request, and without what the router knows of the address', () => {
  const log = memoryLog()
  requestIds.run('the page', () => {
    recordFailedRendering(log.logger, new TypeError('title of undefined'))
    recordFailedRendering(log.logger, errorResponse(502))
    recordFailedRendering(log.logger, errorResponse(404))
  })
  expect(log.lines()).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'page not rendered',
      request_id: 'the page',
      error: expect.objectContaining({ type: 'TypeError', message: 'title of undefined' }),
    }),
    expect.objectContaining({
      request_id: 'the page',
      error: expect.objectContaining({ message: 'answered with 502' }),
    }),
  ])
  expect(log.text()).not.toContain('pcos')
})
