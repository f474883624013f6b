import { type ReactNode, useEffect, useRef } from 'react'
import { EMAIL_READ_ONLY, NAME_MAX } from '#domain/accounts/account-rules.ts'
import { BIO_MAX, BIO_MIN } from '#domain/dietitians/bio-limits.ts'
import { EXPERIENCE, FEE, type OwnDietitian } from '#domain/dietitians/dietitians.schema.ts'
import {
  SPECIALIZATION_DESCRIPTIONS,
  SPECIALIZATION_LABELS,
  SPECIALIZATIONS,
} from '#domain/dietitians/specializations.ts'
import { FormMessages } from '#web/lib/forms/form-messages.tsx'
import type { Picture } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { SaveBar } from '#web/ui/save-bar.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { PictureField } from '../picture/picture-field.tsx'
import type { ProfileFormState } from '../use-profile-form.ts'
import { PracticeFields } from './practice-fields.tsx'

interface ProfileFormProps {
  form: ProfileFormState
  profile: OwnDietitian
  /** The pictures shown at present. */
  pictures: readonly Picture[]
  /** The field to focus; null for the first one. */
  fieldId: string | null
  onCancel: () => void
}

export function ProfileForm({ form, profile, pictures, fieldId, onCancel }: ProfileFormProps) {
  const { apiForm } = form
  const formRef = useRef<HTMLFormElement>(null)
  const isOpen = useRef(false)

  useEffect(() => {
    if (isOpen.current && fieldId === null) return
    isOpen.current = true
    const field = formRef.current?.querySelector<HTMLElement>(`#${fieldId ?? 'first_name'}`)
    // A multiple choice has no input with this id, so its first option takes the focus.
    const target = field?.querySelector('input') ?? field
    target?.focus()
  }, [fieldId])

  return (
    <form ref={formRef} method="dialog" noValidate className="grid gap-6" onSubmit={apiForm.handleSubmit}>
      <div className="grid gap-4 empty:hidden">
        <FormMessages apiForm={apiForm} />
      </div>
      {/* Text typed during a save would be lost. */}
      <div inert={apiForm.isSending} className="grid gap-6">
        <BasicFields form={form} email={profile.user_info.email ?? ''}>
          <PictureField form={form} profile={profile} pictures={pictures} />
        </BasicFields>
        <ProfessionalFields form={form} />
        <PracticeFields form={form} />
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
  form: ProfileFormState
  email: string
  /** The picture field. */
  children: ReactNode
}

function BasicFields({ form: { values, edit, field }, email, children }: BasicFieldsProps) {
  return (
    <SectionCard id="basic-information" title="Basic Information" headingClass="text-h3">
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
    </SectionCard>
  )
}

const OPTIONS = SPECIALIZATIONS.map((value) => ({
  value,
  label: SPECIALIZATION_LABELS[value],
  description: SPECIALIZATION_DESCRIPTIONS[value],
}))

function ProfessionalFields({ form: { values, edit, field, apiForm } }: { form: ProfileFormState }) {
  return (
    <SectionCard id="professional-information" title="Professional Information" headingClass="text-h3">
      <div className="mt-5 grid gap-5">
        <TextareaField
          label="Bio"
          rows={6}
          hint="Who you help, and how you work."
          counter={{ used: values.bio.trim().length, min: BIO_MIN, max: BIO_MAX }}
          {...field('bio')}
        />
        <RadioCards
          id="specialization"
          name="specialization"
          legend="Specialization"
          options={OPTIONS}
          value={OPTIONS.find(({ value }) => value === values.specialization)?.value}
          error={apiForm.errorFor('specialization')}
          onChange={(specialization) => edit({ specialization })}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            type="number"
            inputMode="numeric"
            label="Years of experience"
            unit="years"
            min={EXPERIENCE.min}
            max={EXPERIENCE.max}
            hint={`${EXPERIENCE.min} to ${EXPERIENCE.max}`}
            {...field('experience_years')}
          />
          <TextField
            type="number"
            inputMode="decimal"
            label="Consultation fee"
            unit="₹"
            min={FEE.min}
            step={FEE.step}
            hint="In rupees, for one session"
            {...field('consultation_fee')}
          />
        </div>
        <Checkbox
          id="is_available"
          label="Currently Available for Consultations"
          hint="When this is off, clients can read your profile but can’t send requests."
          checked={values.is_available}
          error={apiForm.errorFor('is_available')}
          onChange={({ target }) => edit({ is_available: target.checked })}
        />
      </div>
    </SectionCard>
  )
}
