import { expect, test } from 'vitest'
import { createPagePatterns, UNKNOWN_PAGE } from './page-patterns.ts'

const findPattern = createPagePatterns({
  root: { id: 'root', path: '' },
  site: { id: 'site', parentId: 'root' },
  home: { id: 'home', parentId: 'site', index: true },
  blogs: { id: 'blogs', parentId: 'site', path: 'blogs' },
  article: { id: 'article', parentId: 'site', path: 'blogs/:id/:slug?' },
  console: { id: 'console', parentId: 'root', path: 'dietitian' },
  edit: { id: 'edit', parentId: 'console', path: 'blogs/edit/:id?' },
  unknown: { id: 'unknown', parentId: 'site', path: '*' },
})

test.each([
  ['/', '/'],
  ['/blogs', '/blogs'],
  ['/blogs/', '/blogs'],
  ['/blogs/7', '/blogs/:id/:slug?'],
  ['/blogs/7/a-plate', '/blogs/:id/:slug?'],
  ['/blogs/7/a/b', UNKNOWN_PAGE],
  ['/dietitian/blogs/edit', '/dietitian/blogs/edit/:id?'],
  ['/dietitian/blogs/edit/12', '/dietitian/blogs/edit/:id?'],
  ['/asha@example.com', UNKNOWN_PAGE],
  ['/blogsx7', UNKNOWN_PAGE],
])('the pattern of %s is %s', (pathname, pattern) => {
  expect(findPattern(pathname)).toBe(pattern)
})
