import { BIO_MAX, BIO_MIN } from '#domain/dietitians/bio-limits.ts'
import { EXPERIENCE, FEE } from '#domain/dietitians/dietitians.schema.ts'
import {
  SPECIALIZATION_DESCRIPTIONS,
  SPECIALIZATION_LABELS,
  SPECIALIZATIONS,
} from '#domain/dietitians/specializations.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import type { OwnProfile } from '../use-profile-form.ts'
import { toField } from './to-field.ts'

const OPTIONS = SPECIALIZATIONS.map((value) => ({
  value,
  label: SPECIALIZATION_LABELS[value],
  description: SPECIALIZATION_DESCRIPTIONS[value],
}))

export function ProfessionalFields({ own }: { own: OwnProfile }) {
  const { values, edit, apiForm } = own
  const field = toField(own)
  return (
    <Card as="section" aria-labelledby="professional-information">
      <h2 id="professional-information" className="text-h3">
        Professional Information
      </h2>
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
    </Card>
  )
}
