import { ADULT_AGE } from '#domain/accounts/account-rules.ts'
import { GuardianPanel } from '#web/lib/forms/guardian-panel.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
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
        <GuardianPanel
          statement="My parent or guardian has read this request and agrees to it."
          errors={errors}
          name={{
            value: values.guardian_name,
            onChange: (event) => change({ guardian_name: event.target.value }),
          }}
          consent={{
            checked: values.guardian_consent,
            onChange: (event) => change({ guardian_consent: event.target.checked }),
          }}
        />
      ) : null}
    </>
  )
}
