import { expect, test } from 'vitest'
import { loginPath, safeReturnPath } from './return-path.ts'

test.each(['/profile', '/contact-dietitian/7?from=list&x=1', '/dietitian/requests#top', '/?a=//b'])(
  '%s is a safe return path',
  (path) => {
    expect(safeReturnPath(path)).toBe(path)
  },
)

test.each([
  null,
  undefined,
  '',
  'profile',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
])('%j is not a safe return path', (path) => {
  expect(safeReturnPath(path)).toBeNull()
})

test('the sign-in address contains the return path', () => {
  expect(loginPath('/profile?page=2')).toBe('/login?next=%2Fprofile%3Fpage%3D2')
  expect(loginPath()).toBe('/login')
})
