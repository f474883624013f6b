import { GUARANTEE_DAYS } from '#domain/membership/plans.ts'

export const PERIODS = { monthly: 'Monthly', yearly: 'Yearly' } as const

export const COMING_SOON = {
  title: 'Coming Soon!',
  text: 'Yearly plans aren’t open yet. For now, every plan runs month by month.',
  action: 'Got it!',
} as const

/** How to become a member; this site takes no payment. */
export const STEPS = [
  {
    title: 'Choose a plan',
    text: 'Choosing a plan doesn’t charge you. Our office helps you start.',
  },
  {
    title: 'Tell the office',
    text: 'Press “Ask about” and the contact form names your plan. You can also write or call. We answer your questions first.',
  },
  {
    title: 'Start with your dietitian',
    text: 'You agree with the office when to start and how to pay, and get to know your dietitian.',
  },
] as const

export const GUARANTEE = {
  title: `${GUARANTEE_DAYS}-day money-back guarantee`,
  text: 'Try a plan with the food you already cook. If it isn’t for you, you get back what you paid.',
  points: [
    `The ${GUARANTEE_DAYS} days start with your first payment for a plan.`,
    'Just call or email the office. You don’t need to give a reason.',
    'You get back the full amount, whichever plan you chose.',
  ],
} as const
