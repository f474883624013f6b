import { useEffect } from 'react'
import { AGE, BODY_MEASURE, EMAIL_READ_ONLY, GENDER_LABELS, GENDERS } from '#domain/accounts/account-rules.ts'
import { ProfilePatch, type User } from '#domain/accounts/accounts.schema.ts'
import { FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useSaveProfile } from './profile.queries.ts'
import { type ProfileValues, toPayload, toValues } from './profile-values.ts'

/** Cancel discards the changes. */
export function ProfileForm({ user, onSaved, onCancel }: { user: User; onSaved: () => void; onCancel: () => void }) {
  const { mutateAsync: save } = useSaveProfile()
  const apiForm = useApiForm<ProfileValues, ProfilePatch>({
    schema: ProfilePatch,
    defaultValues: toValues(user),
    toPayload: (values) => toPayload(values, user),
    send: async (patch) => {
      await save(patch)
      onSaved()
    },
  })
  const { form, field, isSending } = apiForm

  useEffect(() => form.setFocus('first_name'), [form])

  return (
    <Card>
      <FormFrame apiForm={apiForm} className="grid gap-8">
        <fieldset className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-4">
            <h2 className="text-h3">Personal information</h2>
          </legend>
          <TextField label="First name" autoComplete="given-name" {...field('first_name')} />
          <TextField label="Last name" autoComplete="family-name" {...field('last_name')} />
          <TextField id="email" label="Email" type="email" readOnly value={user.email} hint={EMAIL_READ_ONLY} />
          <TextField label="Phone number" type="tel" autoComplete="tel" inputMode="tel" {...field('phone_number')} />
          <TextField label="Age" unit="years" inputMode="numeric" hint={`${AGE.min} to ${AGE.max}`} {...field('age')} />
          <SelectField label="Gender" autoComplete="sex" {...field('gender')}>
            <option value="">Not stated</option>
            {GENDERS.map((gender) => (
              <option key={gender} value={gender}>
                {GENDER_LABELS[gender]}
              </option>
            ))}
          </SelectField>
        </fieldset>
        <fieldset className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-4">
            <h2 className="text-h3">Health information</h2>
          </legend>
          <TextField label="Height" unit="cm" inputMode="decimal" hint={MEASURE_HINT} {...field('height')} />
          <TextField label="Weight" unit="kg" inputMode="decimal" hint={MEASURE_HINT} {...field('weight')} />
        </fieldset>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isSending} busyLabel="Saving...">
            Save changes
          </Button>
          <Button type="button" variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </FormFrame>
    </Card>
  )
}

const MEASURE_HINT = `${BODY_MEASURE.min} to ${BODY_MEASURE.max}`
