import { describe, expect, test } from 'vitest'
import { initials } from './avatar.tsx'

describe('initials', () => {
  test.each([
    ['Rohit Sharma', 'RS'],
    ['  harpreet   kaur  gill ', 'HG'],
    ['Anjali', 'A'],
    ['गुरप्रीत कौर', 'गक'],
    ['', ''],
  ])('of "%s" are "%s"', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })
})
