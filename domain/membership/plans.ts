export const PLAN_IDS = ['basic', 'premium', 'ultimate'] as const
export type PlanId = (typeof PLAN_IDS)[number]

/** Rupees. `original` is the monthly price before the offer. */
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

/** The plan in the query string; null if there is none or if it does not exist. */
export function readPlan(query: { get(name: string): string | null }): PlanId | null {
  return PLAN_IDS.find((id) => id === query.get('plan')) ?? null
}

/** The assessment form, with the plan preselected. */
export function planContactPath(plan: PlanId): string {
  return `/contact?plan=${plan}#assessment`
}

/** "Essential"; null without a plan. */
export function planName(plan: PlanId | null): string | null {
  return plan && PLAN_PRICES[plan].name
}

export const LOWEST_MONTHLY = PLAN_PRICES.basic.monthly
export const GUARANTEE_DAYS = 30

/** The saving of the offer: 1,801 of 2,500 rupees are 72 %. */
export function findOffer({ monthly, original }: PlanPrice): { saving: number; percent: number } | null {
  if (original === undefined) return null
  const saving = original - monthly
  return { saving, percent: Math.round((saving / original) * 100) }
}
