import { PLAN_PRICES, type PlanId, type PlanPrice } from './plans.ts'

export interface PlanFeature {
  label: string
  isIncluded: boolean
}

export interface Plan extends PlanPrice {
  description: string
  callToAction: string
  features: readonly PlanFeature[]
  isPopular: boolean
  isPremium: boolean
  isOffer: boolean
}

/** The eleven features in their fixed order; consultations and body scans differ from plan to plan. */
function features(included: number, consultations: string, bodyScan: string): readonly PlanFeature[] {
  const labels = [
    'A written diet plan for your own kitchen',
    'Portions in katoris and rotis, with swaps',
    'One dietitian who knows you by name',
    'Messages with your dietitian, in writing',
    'A shopping list for every week',
    'A written review of the plan every month',
    consultations,
    bodyScan,
    'The plan adjusted after body scans, once a fortnight at most',
    'Meals planned for the whole family',
    'Plans for festivals, weddings and travel',
  ]
  return labels.map((label, index) => ({ label, isIncluded: index < included }))
}

const WORDS: Record<PlanId, Omit<Plan, keyof PlanPrice>> = {
  basic: {
    description: 'A written plan and a dietitian who reads your messages.',
    callToAction: 'Choose Essential',
    features: features(6, 'Consultations with your dietitian', 'Body scans at the Mohali office'),
    isPopular: false,
    isPremium: false,
    isOffer: true,
  },
  premium: {
    description: 'You talk twice a month, and we adjust your plan to what the scan shows.',
    callToAction: 'Choose Professional',
    features: features(9, '2 consultations a month', 'A monthly body scan at the Mohali office'),
    isPopular: true,
    isPremium: false,
    isOffer: false,
  },
  ultimate: {
    description: 'As many consultations as you need, for you and your family’s table.',
    callToAction: 'Choose Elite',
    features: features(11, 'Unlimited consultations', 'A weekly body scan at the Mohali office'),
    isPopular: false,
    isPremium: true,
    isOffer: false,
  },
}

/** Questions about the plans. */
export const PLANS: readonly Plan[] = Object.values(PLAN_PRICES).map((price) => ({ ...price, ...WORDS[price.id] }))
