import { RETENTION_MONTHS } from '#domain/assessments/assessment-rules.ts'
import { GUARANTEE_DAYS } from '#domain/membership/plans.ts'
import { SITE } from '#domain/site/site.ts'

export const story = () => [
  'A thali is a steel plate with several small bowls. If you’ve eaten from one, you know what a full one looks like: a little of everything, and plenty of room for the dal.',
  `${SITE.name} works like that. We look at a meal as five bowls: energy, protein, fibre, healthy fats and vitamins. Then we ask what you already cook, and change as little as possible. You keep your roti and dahi. What changes is what you eat with them, and how much.`,
  `We’re based in ${SITE.city}, and everything here is made for Indian kitchens: portions in katoris and rotis, prices in rupees, and health cut-offs meant for Indians.`,
]

export const STEPS = [
  {
    title: 'You tell us about yourself',
    text: 'Fill in the free health assessment, or send a request to a dietitian you choose in the directory.',
  },
  {
    title: 'A dietitian reads it',
    text: 'A person, not a machine. Your dietitian reads everything and asks if anything is unclear.',
  },
  {
    title: 'You get a reply for your kitchen',
    text: 'It’s in writing, so you can read it again while you cook. Ask questions until it works for you.',
  },
] as const

export const PROMISES = [
  'We say where our health information comes from, and who it’s for.',
  'You see a dietitian’s fee before you write, and you pay nothing on this site.',
  `Every plan comes with ${GUARANTEE_DAYS} days to ask for all your money back.`,
  `We delete a health assessment after ${RETENTION_MONTHS} months, or sooner if you ask.`,
  'No ads, no tracking, no selling of data.',
] as const

export const NO_PROMISES = [
  'We don’t diagnose or treat illness. That’s a doctor’s work.',
  'We don’t promise kilos lost by a date, or show before-and-after pictures.',
  'We don’t call food good or bad, or judge anyone’s size. Our scores rate one plate.',
  'We aren’t an emergency service. In an emergency call 112.',
] as const

export const roles = () => [
  {
    title: 'Dietitians',
    text: 'They read, reply and advise in their own name. Before a profile appears, we read the qualification and registration the dietitian has given us. Every profile shows speciality, experience and fee.',
    link: { label: 'Meet the dietitians', to: '/dietitians' },
  },
  {
    title: `The office in ${SITE.locality}`,
    text: 'It answers calls and emails, passes assessments to a dietitian, reads new dietitians’ applications and sets up memberships. It also looks into complaints.',
    link: { label: 'Contact the office', to: '/contact' },
  },
]

export const JOINING = [
  'Register as a dietitian. This opens your account and takes you to the application.',
  'Give your qualification, registration number, registration council and years of experience.',
  'A person in our office reads it and decides. You get the decision by email, with the reason if it’s a no.',
  'Fill in your profile. You’re listed with your own fee. Mark yourself unavailable whenever you have no time.',
] as const
