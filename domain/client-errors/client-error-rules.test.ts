import { describe, expect, test } from 'vitest'
import { isFrame, isRoutePattern, toFrames, withoutValues } from './client-error-rules.ts'

describe('a message without values', () => {
  test.each([
    [
      'TypeError',
      "Cannot read properties of undefined (reading 'title')",
      "Cannot read properties of undefined (reading 'title')",
    ],
    [
      'TypeError',
      "undefined is not an object (evaluating 'blog.title')",
      "undefined is not an object (evaluating 'blog.title')",
    ],
    ['TypeError', "Cannot read 'type 2 diabetes'", "Cannot read '…'"],
    [
      'SyntaxError',
      `Unexpected token 'D', "Diabetes is"... is not valid JSON`,
      `Unexpected token '…', "…"... is not valid JSON`,
    ],
    ['Error', 'No room for asha@example.com at 12 kg', 'No room for … at # kg'],
    ['Error', 'Failed: https://thali.example/reset-password?token=abc now', 'Failed: … now'],
    ['Error', 'Nothing at /blogs/7?search=pcos', 'Nothing at …'],
    ['Error', "It said 'my concern is", "It said '…"],
    ['Error', 'x'.repeat(500), 'x'.repeat(200)],
  ])('%s: %s', (name, message, reported) => {
    expect(withoutValues(name, message)).toBe(reported)
  })
})

test('the frames of our own files, as each engine writes them', () => {
  const stack = `TypeError: of "something"
    at show (https://thali.example/assets/article-B1_x.js:3:1204)
    at https://thali.example/assets/react-Cx.js:1:9
    at chrome-extension://abc/content.js:1:2
    at https://thali.example/blogs?search=pcos:1:2
show@https://thali.example/assets/article-B1_x.js:3:1204
@https://thali.example/assets/react-Cx.js:1:9`
  const frames = toFrames(stack)
  expect(frames).toEqual([
    'show article-B1_x.js:3:1204',
    'react-Cx.js:1:9',
    'show article-B1_x.js:3:1204',
    'react-Cx.js:1:9',
  ])
  expect(frames.every(isFrame)).toBe(true)
  expect(isFrame('asha@example.com')).toBe(false)
})

test('only patterns are routes', () => {
  expect(['/', '/blogs', '/blogs/:id/:slug?', '(unknown)'].every(isRoutePattern)).toBe(true)
  expect(['/blogs/7', '/blogs?search=a', '/reset-password#token', 'blogs', ''].some(isRoutePattern)).toBe(false)
})
