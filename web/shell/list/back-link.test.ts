import { expect, test } from 'vitest'
import { readFromList } from './back-link.tsx'

test.each([
  [null, null],
  [{ listSearch: 7 }, null],
  [{ listSearch: '.example.com' }, null],
  [{ listSearch: '' }, { listSearch: '', steps: 1 }],
  [
    { listSearch: '?show=waiting', steps: 3 },
    { listSearch: '?show=waiting', steps: 3 },
  ],
  [
    { listSearch: '?show=waiting', steps: -3 },
    { listSearch: '?show=waiting', steps: 1 },
  ],
  [
    { listSearch: '?show=waiting', steps: '3' },
    { listSearch: '?show=waiting', steps: 1 },
  ],
])('%j', (state, from) => {
  expect(readFromList(state)).toEqual(from)
})
