import {
  AGE_GROUP_LABELS,
  AGE_GROUPS,
  CITY_MAX,
  CONSULTATION_MODE_LABELS,
  CONSULTATION_MODES,
  FOCUS_AREA_LABELS,
  FOCUS_AREAS,
  LANGUAGE_LABELS,
  LANGUAGES,
} from '#domain/dietitians/practice.ts'
import { SectionCard } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { parseList } from '../profile-values.ts'
import type { ProfileFormState } from '../use-profile-form.ts'

const CHOICES = [
  { name: 'focus_areas', legend: 'Also helps with', options: FOCUS_AREAS, labels: FOCUS_AREA_LABELS },
  { name: 'languages', legend: 'Languages', options: LANGUAGES, labels: LANGUAGE_LABELS },
  {
    name: 'consultation_modes',
    legend: 'Consultation modes',
    options: CONSULTATION_MODES,
    labels: CONSULTATION_MODE_LABELS,
  },
  { name: 'age_groups', legend: 'Sees', options: AGE_GROUPS, labels: AGE_GROUP_LABELS },
] as const

/** The fields that clients filter and search by, besides the specialization. */
export function PracticeFields({ form }: { form: ProfileFormState }) {
  return (
    <SectionCard id="practice" title="Practice" headingClass="text-h3">
      <p className="mt-1 text-ink-muted">
        Clients use these to search and filter the directory. All of them are optional.
      </p>
      <div className="mt-5 grid gap-6">
        {CHOICES.map((choice) => (
          <Choices key={choice.name} form={form} {...choice} />
        ))}
        <TextField label="City" maxLength={CITY_MAX} autoComplete="address-level2" optional {...form.field('city')} />
      </div>
    </SectionCard>
  )
}

interface ChoicesProps {
  form: ProfileFormState
  name: (typeof CHOICES)[number]['name']
  legend: string
  options: readonly string[]
  labels: Record<string, string>
}

/** A multiple choice, stored in the order of the list. */
function Choices({ form, name, legend, options, labels }: ChoicesProps) {
  const chosen = parseList(form.values[name])
  const error = form.apiForm.errorFor(name)
  const handleChange = (option: string, isChosen: boolean) => {
    const next = options.filter((one) => (one === option ? isChosen : chosen.includes(one)))
    form.edit({ [name]: next.join() })
  }
  return (
    <fieldset id={name} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="font-medium text-sm">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-4">
        {options.map((option) => (
          <Checkbox
            key={option}
            id={`${name}-${option}`}
            label={labels[option]}
            checked={chosen.includes(option)}
            onChange={({ target }) => handleChange(option, target.checked)}
          />
        ))}
      </div>
      {error ? (
        <p id={`${name}-error`} className="text-danger text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
