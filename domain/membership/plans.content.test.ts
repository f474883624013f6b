import { expect, test } from 'vitest'
import { PLANS } from './plans.content.ts'

const includedOf = (plan: (typeof PLANS)[number] | undefined) =>
  plan?.features.filter(({ isIncluded }) => isIncluded).map(({ label }) => label)

test('the plans are in the order of their prices, with one popular, one premium and one on offer', () => {
  expect(PLANS.map(({ name, monthly, yearly }) => [name, monthly, yearly])).toEqual([
    ['Essential', 699, 9999],
    ['Professional', 5000, 19_999],
    ['Elite', 10_000, 39_999],
  ])
  expect(PLANS.filter(({ isPopular }) => isPopular).map(({ name }) => name)).toEqual(['Professional'])
  expect(PLANS.filter(({ isPremium }) => isPremium).map(({ name }) => name)).toEqual(['Elite'])
  expect(PLANS.filter(({ isOffer }) => isOffer).map(({ name }) => name)).toEqual(['Essential'])
})

test('Essential has the first six of eleven features', () => {
  const [essential] = PLANS
  expect(essential?.features).toHaveLength(11)
  expect(includedOf(essential)).toEqual(essential?.features.slice(0, 6).map(({ label }) => label))
})

test('Professional and Elite have their consultations and body scans', () => {
  const [, professional, elite] = PLANS
  expect(includedOf(professional)).toEqual(
    expect.arrayContaining(['2 consultations a month', expect.stringMatching(/^A monthly body scan/)]),
  )
  expect(includedOf(elite)).toEqual(
    expect.arrayContaining(['Unlimited consultations', expect.stringMatching(/^A weekly body scan/)]),
  )
  expect(includedOf(elite)).toHaveLength(11)
})
