import { expect, test } from 'vitest'
import { escapeHtml } from '#domain/http/escape-html.ts'
import type { ResultInput } from '../result/shown-result.ts'
import { reportFileName, reportHtml, reportTime } from './report-html.ts'

const NOW = new Date(2026, 10, 21, 10, 42)
const ADULT: ResultInput = {
  measures: { weight: 78, height: 172, age: 34 },
  gender: 'male',
  units: 'kg-cm',
  isPregnant: false,
  isIll: false,
}

test('the file name contains the day, and the time has the British format', () => {
  expect(reportFileName(NOW)).toBe('bmi-report-2026-11-21.html')
  expect(reportFileName(new Date(2027, 0, 5))).toBe('bmi-report-2027-01-05.html')
  expect(reportTime(NOW)).toBe('21/11/2026, 10:42')
})

test('the report loads nothing from elsewhere', () => {
  const html = reportHtml(ADULT, reportTime(NOW))
  expect(html).not.toMatch(/\b(src|href)=(?!"tel:)|url\(|@import|<script/)
  expect(html.match(/<li><b>/g)).toHaveLength(5)
})

test('the report of an adult has value, class, range, both readings, steps, sources and its limits', () => {
  const html = reportHtml(ADULT, reportTime(NOW)).replaceAll('\u202f', ' ')
  for (const part of [
    '<h1>BMI report</h1>',
    '21/11/2026, 10:42',
    'Your value is 26.4, in the overweight band',
    '>Overweight</span>',
    '>Moderate Risk</span>',
    'You are 4.3 kg above the healthy range for your height.',
    '54.7 to 73.7 kg',
    'this value is in the obesity range',
    '54.7 to 67.7 kg for you',
    'for a man, 90 cm or more',
    'Eat a little less than you burn',
    'Misra A and others, Journal of the Association of Physicians of India: Consensus statement for diagnosis of obesity',
    'General information, not a diagnosis. The categories are for adults.',
  ]) {
    expect(html).toContain(part)
  }
})

test('a report in pounds and feet uses these units throughout', () => {
  const html = reportHtml({ ...ADULT, units: 'lb-ft' }, reportTime(NOW)).replaceAll('\u202f', ' ')
  expect(html).toContain('172 lb')
  expect(html).toContain('5 ft 7.7 in')
  expect(html).toContain('120.7 to 162.4 lb')
})

test('a report for an age under 18 has no class, no range and no steps', () => {
  const html = reportHtml({ ...ADULT, measures: { weight: 45, height: 150, age: 15 } }, reportTime(NOW))
  expect(html).toContain('20.0')
  expect(html).toContain('growth chart')
  expect(html).not.toMatch(/Normal Weight|Healthy weight range|Five next steps/)
})

test('a report that sends to a doctor first says so and links its help lines', () => {
  const html = reportHtml({ ...ADULT, measures: { weight: 44, height: 172, age: 34 } }, reportTime(NOW))
  expect(html).toContain('See a doctor this week')
  expect(html).toContain('<a href="tel:14416">14416</a>')
  expect(html).toContain('<a href="tel:112">112</a>')
  expect(html).not.toMatch(/deficit|Make every meal richer/)
})

test('a report in pregnancy has no class', () => {
  const html = reportHtml({ ...ADULT, gender: 'female', isPregnant: true }, reportTime(NOW))
  expect(html).toContain('Don’t try to lose weight now')
  expect(html).not.toMatch(/Overweight|deficit|Healthy weight range/)
})

test('markup in a text is escaped', () => {
  expect(escapeHtml(`<b title="a" id='b'>&`)).toBe('&lt;b title=&quot;a&quot; id=&#39;b&#39;&gt;&amp;')
})
