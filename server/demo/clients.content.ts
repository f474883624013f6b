import type { Gender } from '#domain/accounts/account-rules.ts'
import { ADMIN_EMAIL, CLIENT_EMAIL } from './sign-ins.ts'

export interface DemoPerson {
  first_name: string
  last_name: string
  email: string
  joined_days_ago: number
  phone_number?: string
  age?: number
  gender?: Gender
  /** Kilograms and centimetres. */
  weight?: number
  height?: number
}

export const DEMO_ADMIN: DemoPerson = {
  first_name: 'Asha',
  last_name: 'Verma',
  email: ADMIN_EMAIL,
  phone_number: '+91 98140 00190',
  joined_days_ago: 560,
}

/** Some have filled their whole profile, some half of it, one nothing at all. */
export const DEMO_CLIENTS: DemoPerson[] = [
  {
    first_name: 'Rohit',
    last_name: 'Sharma',
    email: CLIENT_EMAIL,
    phone_number: '+91 98140 00201',
    age: 34,
    gender: 'male',
    weight: 82.5,
    height: 174,
    joined_days_ago: 143,
  },
  {
    first_name: 'Gurpreet',
    last_name: 'Kaur',
    email: 'gurpreet.kaur@thali.example',
    phone_number: '+91 98140 00202',
    age: 52,
    gender: 'female',
    weight: 71,
    height: 158,
    joined_days_ago: 61,
  },
  {
    first_name: 'Ananth',
    last_name: 'Raghavan',
    email: 'ananth.raghavan@thali.example',
    phone_number: '+91 98140 00203',
    age: 61,
    gender: 'male',
    weight: 78.4,
    height: 169.5,
    joined_days_ago: 38,
  },
  {
    first_name: 'Fatima',
    last_name: 'Ansari',
    email: 'fatima.ansari@thali.example',
    phone_number: '+91 98140 00204',
    age: 29,
    gender: 'female',
    joined_days_ago: 52,
  },
  {
    first_name: 'Kuldeep',
    last_name: 'Singh Sidhu',
    email: 'kuldeep.sidhu@thali.example',
    age: 47,
    gender: 'male',
    weight: 94,
    height: 178,
    joined_days_ago: 70,
  },
  {
    first_name: 'Nisha',
    last_name: 'Verma',
    email: 'nisha.verma@thali.example',
    phone_number: '+91 98140 00206',
    gender: 'female',
    joined_days_ago: 26,
  },
  {
    first_name: 'Aarav',
    last_name: 'Malhotra',
    email: 'aarav.malhotra@thali.example',
    phone_number: '+91 98140 00207',
    age: 16,
    gender: 'male',
    weight: 54,
    height: 168,
    joined_days_ago: 20,
  },
  {
    first_name: 'Tanvi',
    last_name: 'Joshi',
    email: 'tanvi.joshi@thali.example',
    age: 15,
    gender: 'female',
    joined_days_ago: 4,
  },
  {
    first_name: 'Joseph',
    last_name: 'Mathew',
    email: 'joseph.mathew@thali.example',
    phone_number: '+91 98140 00209',
    age: 68,
    gender: 'male',
    weight: 66.2,
    height: 165,
    joined_days_ago: 33,
  },
  { first_name: 'Pooja', last_name: 'Rani', email: 'pooja.rani@thali.example', joined_days_ago: 7 },
  // Has applied to work as a dietitian.
  {
    first_name: 'Kavya',
    last_name: 'Nair',
    email: 'kavya.nair@thali.example',
    phone_number: '+91 98140 00211',
    joined_days_ago: 2,
  },
]
