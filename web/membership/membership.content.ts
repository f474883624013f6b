import { GUARANTEE_DAYS } from '#domain/membership/plans.ts'

export const PERIODS = { monthly: 'Monthly', yearly: 'Yearly' } as const

export const COMING_SOON = {
  title: 'Coming Soon!',
  text: 'Yearly plans are not open yet. Until they are, every plan runs from month to month.',
  action: 'Got it!',
} as const

/** How one becomes a member today; this site takes no payment. */
export const STEPS = [
  {
    title: 'Mark a plan',
    text: 'Choosing a plan on this page only marks it for you. Nothing is bought and nothing is sent.',
  },
  {
    title: 'Tell the office',
    text: '“Ask about” leads to the contact form, which then names the plan. You can also write or call. We answer your questions about it first.',
  },
  {
    title: 'Begin with your dietitian',
    text: 'You agree on the start and the way of paying with the office, and get to know your dietitian.',
  },
] as const

export const GUARANTEE = {
  title: `${GUARANTEE_DAYS}-day money-back guarantee`,
  text: 'Try a plan with the food you already cook. If it is not for you, you get back what you paid.',
  points: [
    `The ${GUARANTEE_DAYS} days begin with your first payment for a plan.`,
    'A call or an e-mail to the office is enough. You need not give a reason.',
    'You get back the whole amount, for all three plans alike.',
  ],
} as const
