import { expect, test } from 'vitest'
import { findOffer, PLAN_PRICES } from './plans.ts'

test('the offer on Essential saves 1,801 rupees, which is 72 percent', () => {
  expect(findOffer(PLAN_PRICES.basic)).toEqual({ saving: 1801, percent: 72 })
})

test('a plan without an earlier price has no offer', () => {
  expect(findOffer(PLAN_PRICES.premium)).toBeNull()
})
