import { expect, test } from 'vitest'
import { CLAIM_NAMES, type ClaimCounts, claimState, countedText, toPublicSettings } from './claims.ts'
import { applySiteSettings, SITE } from './site.ts'
import { DEFAULT_SETTINGS, type SiteSettings } from './site-settings.ts'

const COUNTS: ClaimCounts = { dietitians: 24, answered: 1234, reviews: 31, rating: 4.75, reply_minutes: 385 }
const NOTHING: ClaimCounts = { dietitians: 0, answered: 0, reviews: 0, rating: null, reply_minutes: null }

test('support, rating, success rates and the title come first', () => {
  const [support, rating, ...others] = CLAIM_NAMES
  expect([support, rating]).toEqual(['contact_support', 'home_rating'])
  expect(others.slice(0, 4)).toEqual(['home_success', 'membership_success', 'contact_success', 'dietitian_title'])
})

test('a new installation has no decision about any claim', () => {
  for (const name of CLAIM_NAMES) expect(claimState(DEFAULT_SETTINGS, {}, name)).toBe('default')
})

test.each([
  [{ home_success: '' }, 'home_success', 'cleared'],
  [{ counter_weeks: 0 }, 'counter_weeks', 'cleared'],
  [{ dietitian_title: '' }, 'dietitian_title', 'cleared'],
  [{ dietitian_title: 'Dt.' }, 'dietitian_title', 'confirmed'],
  [{ home_success: '97%' }, 'home_success', 'default'],
  [{ consultation_offer: '' }, 'consultation_offer', 'cleared'],
] as const)('%j: %s is %s', (changes, name, state) => {
  expect(claimState({ ...DEFAULT_SETTINGS, ...changes } as SiteSettings, {}, name)).toBe(state)
})

test.each([
  ['contact_support', '6 h', ''],
  ['home_rating', '4.8 of 5', ''],
  ['home_clients', '1,234', ''],
  ['counter_weeks', '', ''],
] as const)('%s is counted as %j, and as %j where there is nothing', (name, some, none) => {
  expect([countedText(name, COUNTS), countedText(name, NOTHING)]).toEqual([some, none])
})

test('a counted claim has its own label, and is not shown while there is nothing to count', () => {
  const decisions = { home_clients: { state: 'counted' }, counter_experts: { state: 'counted' } } as const
  applySiteSettings(toPublicSettings(DEFAULT_SETTINGS, decisions, COUNTS))
  expect(SITE.claims.home[0]).toEqual({ value: '1,234', label: 'requests answered' })
  expect(SITE.claims.counter[1].value).toBe(24)
  applySiteSettings(toPublicSettings(DEFAULT_SETTINGS, decisions, NOTHING))
  expect(SITE.claims.home.map(({ label }) => label)).toEqual(['success rate', 'expert nutritionists', 'average rating'])
  expect(SITE.claims.counter[1].value).toBe(0)
  applySiteSettings(DEFAULT_SETTINGS)
})

test('the number 1 is followed by a singular', () => {
  applySiteSettings({ ...DEFAULT_SETTINGS, counter_weeks: 1 })
  expect(SITE.claims.counter.map(({ unit }) => unit)).toEqual(['studies', 'experts', 'week', 'care'])
  applySiteSettings(DEFAULT_SETTINGS)
})
