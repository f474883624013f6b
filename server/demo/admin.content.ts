import type { AssessmentStatus } from '#domain/assessments/assessment-rules.ts'
import type { PlanId } from '#domain/membership/plans.ts'
import { days } from './demo-content.ts'
import { DEMO_DIETITIANS } from './dietitians.content.ts'
import { DIETITIAN_EMAIL } from './sign-ins.ts'

export interface DemoReview {
  /** Whose answered request is rated. */
  client: string
  dietitian: string
  rating: number
  text: string
  show_name: boolean
  hours_ago: number
  answer?: { text: string; hours_ago: number }
}

export const DEMO_REVIEWS: DemoReview[] = [
  {
    client: 'ananth.raghavan@thali.example',
    dietitian: 'dietitian@thali.example',
    rating: 5,
    text: 'Clear, kind and practical. My idli stayed on the plate, only the number changed.',
    show_name: true,
    hours_ago: 9,
    answer: { text: 'Thank you. Write again when your next report is in.', hours_ago: 7 },
  },
  {
    client: 'gurpreet.kaur@thali.example',
    dietitian: 'dietitian@thali.example',
    rating: 4,
    text: 'Good advice for our kitchen. I would have liked a sample day with it.',
    show_name: false,
    hours_ago: 8,
    answer: { text: 'A fair point. I have written a sample day into our conversation.', hours_ago: 6 },
  },
  {
    client: 'kuldeep.sidhu@thali.example',
    dietitian: 'dietitian@thali.example',
    rating: 5,
    text: 'She sent me to my doctor first, and then we worked on food. That was right.',
    show_name: true,
    hours_ago: 6,
  },
  {
    client: 'pooja.rani@thali.example',
    dietitian: 'zohmingliani@thali.example',
    rating: 5,
    text: 'Answered everything I asked, in plain words.',
    show_name: true,
    hours_ago: 5,
    answer: { text: 'I am glad it helped.', hours_ago: 3 },
  },
  {
    client: 'joseph.mathew@thali.example',
    dietitian: 'meera@thali.example',
    rating: 4,
    text: 'Useful and respectful of how I like to eat.',
    show_name: true,
    hours_ago: 4,
  },
  {
    client: 'aarav.malhotra@thali.example',
    dietitian: 'gurveer@thali.example',
    rating: 5,
    text: '',
    show_name: false,
    hours_ago: 3,
  },
  {
    client: 'ananth.raghavan@thali.example',
    dietitian: 'lakshmi@thali.example',
    rating: 3,
    text: 'Helpful, though the answer came later than I had hoped.',
    show_name: false,
    hours_ago: 3,
    answer: { text: 'I am sorry that you had to wait. I now mark the weeks in which I am away.', hours_ago: 2 },
  },
]

interface DemoCredential {
  dietitian: string
  kind: 'qualification' | 'registration'
  title?: string
  council?: string
  number?: string
  checked_days_ago: number
  /** Negative: in the past. */
  expires_in_days?: number
}

const EXPIRED = 'simran@thali.example'
const DEGREES = ['MSc Dietetics and Food Service Management', 'MSc Food and Nutrition', 'PG Diploma in Dietetics']
const WITHOUT = DEMO_DIETITIANS.at(-1)?.email

/** Checked for all but one; of one the registration has run out. Numbers say that they are demo content. */
export const DEMO_CREDENTIALS: DemoCredential[] = DEMO_DIETITIANS.flatMap(({ email }, at) => {
  if (email === WITHOUT) return []
  const expires_in_days = email === EXPIRED ? -12 : 200 + at * 11
  return [
    { dietitian: email, kind: 'qualification', title: DEGREES[at % DEGREES.length] ?? '', checked_days_ago: 90 },
    {
      dietitian: email,
      kind: 'registration',
      council: 'Demo register of dietitians',
      number: `DEMO-${String(at + 1).padStart(4, '0')}`,
      checked_days_ago: 90,
      expires_in_days,
    },
  ]
})

export const DEMO_APPLICATION = {
  client: 'kavya.nair@thali.example',
  qualification: 'MSc Clinical Nutrition and Dietetics',
  registration_number: 'DEMO-0101',
  registration_council: 'Demo register of dietitians',
  years_experience: 4,
  hours_ago: 26,
}

interface DemoAssessment {
  /** A demo client, whose e-mail erases it with the rest. */
  client: string
  /** Where the profile is silent. */
  height: number
  weight: number
  age: number
  phone_number: string
  specific_concern: string
  status: AssessmentStatus
  hours_ago: number
  /** Whose work the answer is. */
  dietitian?: string
  answer?: { text: string; hours_ago: number }
  medicines?: string
  allergies?: string
  diagnoses?: string
  eating_style: 'vegetarian' | 'non_vegetarian'
  plan?: PlanId
}

export const DEMO_ASSESSMENTS: DemoAssessment[] = [
  {
    client: 'ananth.raghavan@thali.example',
    ...{ height: 169.5, weight: 78.4, age: 61, phone_number: '+91 98140 00203' },
    specific_concern: 'My fasting sugar is a little high. How do I keep idli and dosai?',
    status: 'answered',
    hours_ago: days(2),
    dietitian: DIETITIAN_EMAIL,
    answer: {
      text: 'Thank you for writing.\n\nYou need not give up idli and dosai. Have two idlis instead of four, with a big bowl of sambar and a vegetable, and eat them before nine. A walk of twenty minutes after the meal helps your sugar too.\n\nYou take tablets for blood pressure: please show your sugar values to the doctor who gives them to you.',
      hours_ago: 40,
    },
    medicines: 'Tablets for blood pressure',
    diagnoses: 'High blood pressure',
    eating_style: 'vegetarian',
  },
  {
    client: 'fatima.ansari@thali.example',
    ...{ height: 162, weight: 61, age: 29, phone_number: '+91 98140 00204' },
    specific_concern: 'I work night shifts and eat at odd hours.',
    status: 'assigned',
    hours_ago: 31,
    dietitian: DIETITIAN_EMAIL,
    allergies: 'Peanuts',
    eating_style: 'non_vegetarian',
  },
  {
    client: 'gurpreet.kaur@thali.example',
    ...{ height: 158, weight: 71, age: 52, phone_number: '+91 98140 00202' },
    specific_concern: 'Knee pain. I would like to lose some weight without giving up roti.',
    plan: 'basic',
    status: 'new',
    hours_ago: 2,
    eating_style: 'vegetarian',
  },
]
