import { ADULT_AGE, NAME_MAX } from '#domain/accounts/account-rules.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type AgeGroup, needsGuardian } from './use-age-group.ts'
import type { RequestForm } from './use-request-form.ts'

interface GuardianFieldsProps {
  form: RequestForm
  ageGroup: AgeGroup
}

/** Whoever is under age, by their profile or their own word, is asked for a parent or guardian. */
export function GuardianFields({ form: { values, errors, change }, ageGroup }: GuardianFieldsProps) {
  return (
    <>
      {ageGroup === 'unknown' ? (
        <Checkbox
          id="is_minor"
          name="is_minor"
          label={`I am under ${ADULT_AGE}`}
          checked={values.is_minor}
          onChange={(event) => change({ is_minor: event.target.checked })}
        />
      ) : null}
      {needsGuardian(ageGroup, values) ? (
        <fieldset className="grid gap-3 rounded-field bg-sunken p-4 md:p-5">
          <legend className="float-left mb-1 font-semibold">Parent or guardian</legend>
          <p className="clear-both text-ink-muted text-sm">
            You are under {ADULT_AGE}. Without these two, the dietitian sees that no guardian was stated.
          </p>
          <TextField
            id="guardian_name"
            name="guardian_name"
            label="Name of your parent or guardian"
            autoComplete="off"
            maxLength={NAME_MAX}
            value={values.guardian_name}
            error={errors.guardian_name}
            onChange={(event) => change({ guardian_name: event.target.value })}
          />
          <Checkbox
            id="guardian_consent"
            name="guardian_consent"
            label="My parent or guardian has read this request and agrees to it."
            checked={values.guardian_consent}
            error={errors.guardian_consent}
            onChange={(event) => change({ guardian_consent: event.target.checked })}
          />
        </fieldset>
      ) : null}
    </>
  )
}
