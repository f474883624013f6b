import { splitName } from '../accounts/person-name.ts'
import { BIO_MIN } from './bio-limits.ts'
import type { Dietitian } from './dietitians.schema.ts'

export type Completable = Pick<
  Dietitian,
  'user_info' | 'bio' | 'specialization' | 'experience_years' | 'consultation_fee' | 'profile_picture'
>

const isFilled = (text: string | null) => text !== null && text.trim() !== ''

function hasBasics({ user_info: { name, phone_number } }: Completable): boolean {
  const { first_name, last_name } = splitName(name)
  return [first_name, last_name, phone_number].every(isFilled)
}

export const COMPLETENESS_RULES = {
  basics: hasBasics,
  bio: ({ bio }: Completable) => bio.trim().length >= BIO_MIN,
  specialization: ({ specialization }: Completable) => specialization !== null,
  practice: ({ experience_years, consultation_fee }: Completable) =>
    experience_years > 0 && (consultation_fee ?? 0) > 0,
  picture: ({ profile_picture }: Completable) => profile_picture !== null,
}

export type CompletenessItem = keyof typeof COMPLETENESS_RULES

export interface DietitianCompleteness {
  items: { item: CompletenessItem; isDone: boolean }[]
  /** Each item is worth a fifth. */
  percent: number
}

export function dietitianCompleteness(profile: Completable): DietitianCompleteness {
  const names = Object.keys(COMPLETENESS_RULES) as CompletenessItem[]
  const items = names.map((item) => ({ item, isDone: COMPLETENESS_RULES[item](profile) }))
  const done = items.filter(({ isDone }) => isDone).length
  return { items, percent: Math.round((done / items.length) * 100) }
}
