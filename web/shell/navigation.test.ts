import { describe, expect, test } from 'vitest'
import { isCurrentEntry, mainEntries } from './navigation.ts'

const labels = (entries: readonly { label: string }[]) => entries.map((entry) => entry.label)
const current = (pathname: string) =>
  labels(mainEntries('dietitian').filter((entry) => isCurrentEntry(entry, pathname)))

describe('the main navigation', () => {
  test.each([
    ['/', ['Home']],
    ['/dietitians', ['Dietitians']],
    ['/dietitians/7', ['Dietitians']],
    ['/contact-dietitian/7', ['Dietitians']],
    ['/dietitian', ['Dashboard']],
    ['/dietitian/requests/7', ['Dashboard']],
    ['/dietitian-application', []],
    ['/contact', ['Contact']],
    ['/legal', []],
    ['/nowhere', []],
  ])('at %s highlights %j', (pathname, expected) => {
    expect(current(pathname)).toEqual(expected)
  })

  test.each([
    [undefined, false],
    ['user', false],
    ['dietitian', true],
    ['admin', true],
  ] as const)('role %s: dashboard %s', (role, expected) => {
    expect(labels(mainEntries(role)).includes('Dashboard')).toBe(expected)
  })
})
