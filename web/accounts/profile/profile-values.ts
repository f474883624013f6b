import type { User } from '#domain/accounts/accounts.schema.ts'

export type ProfileValues = ReturnType<typeof toValues>

/** The form's fields as strings. */
export function toValues(user: User) {
  const text = (value: string | number | null) => (value === null ? '' : String(value))
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    phone_number: text(user.phone_number),
    gender: text(user.gender),
    age: text(user.age),
    height: text(user.height),
    weight: text(user.weight),
  }
}

/**
 * Only what was changed, so that changes made elsewhere stay; an emptied value clears the stored one.
 * @param initial the values with which the form was opened
 */
export function toPayload(values: ProfileValues, initial: ProfileValues): Partial<ProfileValues> {
  const names = Object.keys(values) as (keyof ProfileValues)[]
  const changed = names.filter((name) => values[name].trim() !== initial[name])
  return Object.fromEntries(changed.map((name) => [name, values[name].trim()]))
}
