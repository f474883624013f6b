import type { User } from './accounts.schema.ts'

export const PROFILE_ITEMS = ['phone_number', 'weight', 'height', 'age', 'gender'] as const

type ProfileItem = (typeof PROFILE_ITEMS)[number]

export function missingItems(user: Pick<User, ProfileItem>): ProfileItem[] {
  return PROFILE_ITEMS.filter((item) => user[item] === null || user[item] === '')
}

/** Five items, each worth a fifth: percent from 0 to 100 in steps of 20. */
export function profileCompleteness(user: Pick<User, ProfileItem>): number {
  return ((PROFILE_ITEMS.length - missingItems(user).length) / PROFILE_ITEMS.length) * 100
}
