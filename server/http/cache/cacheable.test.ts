import { expect, test } from 'vitest'
import { createPageRule, isAnonymousRead, isCanonicalCall } from './cacheable.ts'

const list = {
  canonicalPath: ({ searchParams }: URL) =>
    `/blogs${searchParams.has('page') ? `?page=${searchParams.get('page')}` : ''}`,
}
const blog = { canonicalPath: ({ pathname }: URL) => (/^\/blogs\/[1-9]\d*$/.test(pathname) ? pathname : null) }
const isCacheablePage = createPageRule(
  {
    layout: { id: 'layout', module: {} },
    home: { id: 'home', parentId: 'layout', index: true, module: {} },
    bmi: { id: 'bmi', parentId: 'layout', path: 'bmi', module: {} },
    blogs: { id: 'blogs', parentId: 'layout', path: 'blogs', module: { handle: list } },
    blog: { id: 'blog', parentId: 'layout', path: 'blogs/:id/:slug?', module: { handle: blog } },
    user: { id: 'user', parentId: 'layout', path: 'admin/users/:id', module: {} },
    unknown: { id: 'unknown', parentId: 'layout', path: '*', module: {} },
  },
  'https://thali.test',
)

test.each(['/', '/bmi', '/blogs', '/blogs?page=2', '/blogs/7'])('%s is a canonical address', (url) => {
  expect(isCacheablePage(url)).toBe(true)
})

test.each([
  '/?',
  '//',
  '/bmi/',
  '/bmi?utm=1',
  '/%62mi',
  '/blogs?utm=1',
  '/blogs?page=2&utm=1',
  '/blogs/07',
  '/blogs/%37',
  '/blogs/7?x=1',
  '/blogs/7/salt',
  '/admin/users/5',
  '/no-such-page',
])('%s is not', (url) => {
  expect(isCacheablePage(url)).toBe(false)
})

test('only reads without a token are anonymous', () => {
  expect(isAnonymousRead({ method: 'GET', headers: {} })).toBe(true)
  expect(isAnonymousRead({ method: 'POST', headers: {} })).toBe(false)
  expect(isAnonymousRead({ method: 'GET', headers: { authorization: 'Bearer x' } })).toBe(false)
})

test('a call is canonical with its parameters in order and as they are read, and never a search', () => {
  const call = { path: '/blogs/', params: {}, rawQuery: { page: '2', author: '5' }, query: { page: 2, author: 5 } }
  expect(isCanonicalCall({ ...call, url: '/blogs/?author=5&page=2' })).toBe(true)
  expect(isCanonicalCall({ ...call, url: '/blogs/?page=2&author=5' })).toBe(false)
  expect(isCanonicalCall({ ...call, url: '/blogs/?search=a', query: { search: 'a' }, rawQuery: { search: 'a' } })).toBe(
    false,
  )
})
