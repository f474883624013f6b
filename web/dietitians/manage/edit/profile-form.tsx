import { type ReactNode, useEffect, useRef } from 'react'
import { EMAIL_READ_ONLY, NAME_MAX } from '#domain/accounts/account-rules.ts'
import type { OwnDietitian } from '#domain/dietitians/dietitians.schema.ts'
import { FormMessages } from '#web/lib/forms/form-messages.tsx'
import type { Picture } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SaveBar } from '#web/ui/save-bar.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { PictureField } from '../picture/picture-field.tsx'
import type { OwnProfile } from '../use-profile-form.ts'
import { PracticeFields } from './practice-fields.tsx'
import { ProfessionalFields } from './professional-fields.tsx'
import { toField } from './to-field.ts'

interface ProfileFormProps {
  own: OwnProfile
  profile: OwnDietitian
  /** The pictures shown at present. */
  pictures: readonly Picture[]
  /** The field to focus; null for the first one. */
  fieldId: string | null
  onCancel: () => void
}

export function ProfileForm({ own, profile, pictures, fieldId, onCancel }: ProfileFormProps) {
  const { apiForm } = own
  const form = useRef<HTMLFormElement>(null)

  const isOpen = useRef(false)

  useEffect(() => {
    if (isOpen.current && fieldId === null) return
    isOpen.current = true
    const field = form.current?.querySelector<HTMLElement>(`#${fieldId ?? 'first_name'}`)
    // A multiple choice has no input with this id, so its first option takes the focus.
    const target = field?.querySelector('input') ?? field
    target?.focus()
  }, [fieldId])

  return (
    <form ref={form} method="dialog" noValidate className="grid gap-6" onSubmit={apiForm.handleSubmit}>
      <div className="grid gap-4 empty:hidden">
        <FormMessages apiForm={apiForm} />
      </div>
      {/* Text typed during a save would be lost. */}
      <div inert={apiForm.isSending} className="grid gap-6">
        <BasicFields own={own} email={profile.user_info.email ?? ''}>
          <PictureField own={own} profile={profile} pictures={pictures} />
        </BasicFields>
        <ProfessionalFields own={own} />
        <PracticeFields own={own} />
      </div>
      <SaveBar>
        <Button type="submit" isBusy={apiForm.isSending} busyLabel="Saving...">
          Save Changes
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </SaveBar>
    </form>
  )
}

interface BasicFieldsProps {
  own: OwnProfile
  email: string
  /** The picture field. */
  children: ReactNode
}

function BasicFields({ own, email, children }: BasicFieldsProps) {
  const { values, edit } = own
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
        <Checkbox
          id="shows_email"
          label="Visitors see my email"
          checked={values.shows_email}
          onChange={({ target }) => edit({ shows_email: target.checked })}
        />
        <Checkbox
          id="shows_phone"
          label="Visitors see my phone"
          checked={values.shows_phone}
          onChange={({ target }) => edit({ shows_phone: target.checked })}
        />
      </div>
    </Card>
  )
}
