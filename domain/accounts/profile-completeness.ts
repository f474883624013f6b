import type { User } from './accounts.schema.ts'

export const PROFILE_ITEMS = ['phone_number', 'weight', 'height', 'age', 'gender'] as const

type ProfileItem = (typeof PROFILE_ITEMS)[number]

export function missingItems(user: Pick<User, ProfileItem>): ProfileItem[] {
  return PROFILE_ITEMS.filter((item) => user[item] === null || user[item] === '')
}

/** @returns percent, from 0 to 100: five items at 20 each */
export function profileCompleteness(user: Pick<User, ProfileItem>): number {
  return ((PROFILE_ITEMS.length - missingItems(user).length) / PROFILE_ITEMS.length) * 100
}
