import { AGE, GENDER_LABELS, GENDERS, NAME_MAX } from '#domain/accounts/account-rules.ts'
import { ASSESSMENT_HEIGHT, ASSESSMENT_WEIGHT, REQUIRED_LABELS } from '#domain/assessments/assessment-rules.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { AssessmentFormState } from './use-assessment-form.ts'

/** The required fields, in the order in which the missing ones are named. */
export function PersonFields({ apiForm }: Pick<AssessmentFormState, 'apiForm'>) {
  const { form, errorOf } = apiForm
  const field = (name: keyof typeof REQUIRED_LABELS) => ({
    id: name,
    label: REQUIRED_LABELS[name],
    required: true,
    error: errorOf(name),
    ...form.register(name),
  })
  return (
    <>
      <TextField {...field('full_name')} autoComplete="name" maxLength={NAME_MAX} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" />
        <TextField {...field('phone_number')} type="tel" autoComplete="tel" inputMode="tel" />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('age')} {...AGE} type="number" step={1} inputMode="numeric" unit="years" />
        <SelectField {...field('gender')} autoComplete="sex">
          <option value="">Please choose</option>
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {GENDER_LABELS[gender]}
            </option>
          ))}
        </SelectField>
        <TextField {...field('height')} {...ASSESSMENT_HEIGHT} type="number" inputMode="decimal" unit="cm" />
        <TextField {...field('weight')} {...ASSESSMENT_WEIGHT} type="number" inputMode="decimal" unit="kg" />
      </div>
    </>
  )
}
