import { RETENTION_MONTHS } from '#domain/assessments/assessment-rules.ts'
import { GUARANTEE_DAYS } from '#domain/membership/plans.ts'
import { SITE } from '#domain/site/site.ts'

export const story = () => [
  'A thali is a steel plate with several small bowls. Everybody who has eaten from one knows at a glance what a full one looks like: a little of everything, and nothing in the way of the dal.',
  `${SITE.name} works like that. We look at a meal by five bowls: energy, protein, fibre, healthy fats, and vitamins. Then we ask what you already cook, and change as little as possible. You keep your roti and your dahi; what changes is how much of what goes with them.`,
  `We are based in ${SITE.city}, and everything here is made for kitchens in India: portions in katoris and rotis, prices in rupees, and cut-offs that are meant for people here.`,
]

export const STEPS = [
  {
    title: 'You tell us where you stand',
    text: 'With the free health assessment, or in a request to a dietitian whom you choose in the directory.',
  },
  {
    title: 'A dietitian reads it',
    text: 'A person, not a machine. The dietitian who answers you sees what you wrote, and asks where something is missing.',
  },
  {
    title: 'You get an answer for your kitchen',
    text: 'In writing, so that you can read it again at the stove. You can ask back until it fits.',
  },
] as const

export const PROMISES = [
  'We say where a statement about health comes from, and for whom it is meant.',
  'We show a fee before you write to anybody, and take no payment on this site.',
  `Plans come with ${GUARANTEE_DAYS} days in which you can ask for all of your money back.`,
  `We erase a health assessment after ${RETENTION_MONTHS} months, or sooner if you wish.`,
  'No advertisements, no tracking, no selling of data.',
] as const

export const NO_PROMISES = [
  'We make no diagnosis and treat no illness. That is what doctors are for.',
  'We promise no number of kilograms by any date, and show no before-and-after pictures.',
  'We call no food good or bad, and nobody too much or too little.',
  'We are not there in an emergency. Please call 112.',
] as const

export const roles = () => [
  {
    title: 'Dietitians',
    text: 'They read, answer and advise, each in their own name. Before a profile appears, we have read the qualification and the registration that the dietitian states. Every profile shows speciality, experience and fee.',
    link: { label: 'Meet the dietitians', to: '/dietitians' },
  },
  {
    title: `The office in ${SITE.locality}`,
    text: 'It answers phone and e-mail, passes assessments on to a dietitian, reads the applications of new dietitians, and arranges memberships. It also looks into complaints.',
    link: { label: 'Reach the office', to: '/contact' },
  },
]

export const JOINING = [
  'Register as a dietitian. That opens an account and leads you to the application.',
  'State your qualification, registration number, the council it belongs to, and your years of experience.',
  'A person in our office reads it and decides. The decision comes by e-mail; a no comes with its reason.',
  'Fill in your profile. You are listed with your own fee, and switch yourself to unavailable whenever you have no time.',
] as const
