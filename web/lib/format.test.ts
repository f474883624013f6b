import { describe, expect, test } from 'vitest'
import { formatDate, formatDateTime, formatMoney, formatNumber, formatPercent, formatWhen } from './format.ts'

/** 21 Nov 2026, 10:42 in India. */
const NOW = new Date('2026-11-21T05:12:00Z')

describe('money and numbers', () => {
  test.each([
    [0, '₹0'],
    [699, '₹699'],
    [5000, '₹5,000'],
    [125000, '₹1,25,000'],
    [12345678, '₹1,23,45,678'],
    [699.6, '₹700'],
  ])('%s rupees are %s', (rupees, text) => {
    expect(formatMoney(rupees)).toBe(text)
  })

  test.each([
    [0, '0%'],
    [0.29, '29%'],
    [0.999, '99%'],
    [1, '100%'],
  ])('%s of the whole is %s', (part, text) => {
    expect(formatPercent(part)).toBe(text)
  })

  test('numbers use Indian grouping', () => {
    expect(formatNumber(1906)).toBe('1,906')
    expect(formatNumber(100000)).toBe('1,00,000')
    expect(formatNumber(26.4)).toBe('26.4')
  })
})

describe('dates are in India’s time zone', () => {
  test.each([
    ['2026-11-12', '12 Nov 2026'],
    ['2026-09-05T12:00:00Z', '5 Sep 2026'],
    ['2026-11-12T18:29:59Z', '12 Nov 2026'],
    ['2026-11-12T18:30:00Z', '13 Nov 2026'],
  ])('%s is %s', (date, text) => {
    expect(formatDate(date)).toBe(text)
  })

  test('a date and time', () => {
    expect(formatDateTime(NOW)).toBe('21 Nov 2026, 10:42\u00a0am')
  })
})

describe('relative dates', () => {
  test.each([
    ['in the same minute', '2026-11-21T05:11:30Z', 'Just now'],
    ['from a clock a few seconds ahead', '2026-11-21T05:12:20Z', 'Just now'],
    ['a minute ago', '2026-11-21T05:11:00Z', '1 minute ago'],
    ['59 minutes ago', '2026-11-21T04:12:30Z', '59 minutes ago'],
    ['two hours ago', '2026-11-21T03:12:00Z', '2 hours ago'],
    ['just after midnight', '2026-11-20T18:30:00Z', '10 hours ago'],
    ['just before midnight', '2026-11-20T18:29:00Z', 'Yesterday'],
    ['two days ago', '2026-11-19T05:12:00Z', '2 days ago'],
    ['six days ago', '2026-11-15T05:12:00Z', '6 days ago'],
    ['seven days ago', '2026-11-14T05:12:00Z', '14 Nov 2026'],
    ['in a year past', '2025-11-21T05:12:00Z', '21 Nov 2025'],
    ['still to come', '2026-11-25T05:12:00Z', '25 Nov 2026'],
  ])('%s', (_, date, text) => {
    expect(formatWhen(date, NOW)).toBe(text)
  })

  test('a time just before midnight is minutes ago just after midnight', () => {
    expect(formatWhen('2026-11-20T18:20:00Z', new Date('2026-11-20T18:40:00Z'))).toBe('20 minutes ago')
  })
})
