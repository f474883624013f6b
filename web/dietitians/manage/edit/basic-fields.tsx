import type { ReactNode } from 'react'
import { EMAIL_READ_ONLY, NAME_MAX } from '#domain/accounts/account-rules.ts'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { OwnProfile } from '../use-profile-form.ts'
import { toField } from './field-of.ts'

interface BasicFieldsProps {
  own: OwnProfile
  email: string
  /** The picture's place. */
  children: ReactNode
}

export function BasicFields({ own, email, children }: BasicFieldsProps) {
  const field = toField(own)
  return (
    <Card as="section" aria-labelledby="basic-information">
      <h2 id="basic-information" className="text-h3">
        Basic Information
      </h2>
      <div className="mt-5">{children}</div>
      <div className="mt-6 grid gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" maxLength={NAME_MAX} {...field('first_name')} />
        <TextField label="Last name" autoComplete="family-name" maxLength={NAME_MAX} {...field('last_name')} />
        <TextField id="email" label="Email" type="email" readOnly value={email} hint={EMAIL_READ_ONLY} />
        <TextField label="Phone number" type="tel" autoComplete="tel" inputMode="tel" {...field('phone_number')} />
      </div>
    </Card>
  )
}
