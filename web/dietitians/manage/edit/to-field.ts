import type { ProfileText } from '../profile-values.ts'
import type { OwnProfile } from '../use-profile-form.ts'

type TypedName = { [K in keyof ProfileText]: ProfileText[K] extends string ? K : never }[keyof ProfileText]

/** Binds a text field: its value and its validation error, which disappears once it is edited. */
export function toField({ apiForm, values, edit }: OwnProfile) {
  return (name: TypedName) => ({
    id: name,
    name,
    value: values[name],
    error: apiForm.errorFor(name),
    onChange: ({ target }: { target: { value: string } }) => edit({ [name]: target.value }),
  })
}
