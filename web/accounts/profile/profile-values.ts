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

/** Leaves out empty values unless they clear a stored one; numbers become numbers. */
export function toPayload(values: ProfileValues, stored: User): Record<string, string | number> {
  const payload: Record<string, string | number> = { first_name: values.first_name, last_name: values.last_name }
  for (const name of ['phone_number', 'gender'] as const) {
    if (values[name].trim() !== '' || stored[name] !== null) payload[name] = values[name].trim()
  }
  for (const name of ['age', 'height', 'weight'] as const) {
    const text = values[name].trim()
    if (text !== '') payload[name] = Number(text)
    else if (stored[name] !== null) payload[name] = ''
  }
  return payload
}
