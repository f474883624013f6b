export type PlanId = 'basic' | 'premium' | 'ultimate'

/** Rupees. `original` is what the monthly price was before the offer. */
export interface PlanPrice {
  id: PlanId
  name: string
  monthly: number
  yearly: number
  original?: number
}

export const PLAN_PRICES = {
  basic: { id: 'basic', name: 'Essential', monthly: 699, yearly: 9999, original: 2500 },
  premium: { id: 'premium', name: 'Professional', monthly: 5000, yearly: 19_999 },
  ultimate: { id: 'ultimate', name: 'Elite', monthly: 10_000, yearly: 39_999 },
} as const satisfies Record<PlanId, PlanPrice>

export const LOWEST_MONTHLY = PLAN_PRICES.basic.monthly
export const GUARANTEE_DAYS = 30

/** What the offer takes off: 1,801 of 2,500 rupees are 72 %. */
export function findOffer({ monthly, original }: PlanPrice): { saving: number; percent: number } | null {
  if (original === undefined) return null
  const saving = original - monthly
  return { saving, percent: Math.round((saving / original) * 100) }
}
