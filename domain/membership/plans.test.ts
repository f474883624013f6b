import { expect, test } from 'vitest'
import { findOffer, PLAN_IDS, PLAN_PRICES, planContactPath, readPlan } from './plans.ts'

test('the offer on Essential saves 1,801 rupees, which is 72 percent', () => {
  expect(findOffer(PLAN_PRICES.basic)).toEqual({ saving: 1801, percent: 72 })
})

test('a plan without an earlier price has no offer', () => {
  expect(findOffer(PLAN_PRICES.premium)).toBeNull()
})

test('the address of the contact form names an existing plan; any other is ignored', () => {
  for (const id of PLAN_IDS)
    expect(readPlan(new URL(planContactPath(id), 'https://thali.example').searchParams)).toBe(id)
  for (const query of ['', 'plan=', 'plan=gold', 'plan=Basic']) expect(readPlan(new URLSearchParams(query))).toBeNull()
})
