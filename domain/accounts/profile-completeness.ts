import type { User } from './accounts.schema.ts'

export const PROFILE_ITEMS = ['phone_number', 'weight', 'height', 'age', 'gender'] as const

/** Five items, each worth a fifth: percent from 0 to 100 in steps of 20. */
export function profileCompleteness(user: Pick<User, (typeof PROFILE_ITEMS)[number]>): number {
  const filled = PROFILE_ITEMS.filter((item) => user[item] !== null && user[item] !== '')
  return (filled.length / PROFILE_ITEMS.length) * 100
}
