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
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type ListField, parseList } from '../profile-values.ts'
import type { OwnProfile } from '../use-profile-form.ts'
import { toField } from './to-field.ts'

/** The fields that clients filter and search by, besides the specialization. */
export function PracticeFields({ own }: { own: OwnProfile }) {
  const field = toField(own)
  return (
    <Card as="section" aria-labelledby="practice">
      <h2 id="practice" className="text-h3">
        Practice
      </h2>
      <p className="mt-1 text-ink-muted">
        Clients use these to search and filter the directory. All of them are optional.
      </p>
      <div className="mt-5 grid gap-6">
        <Choices
          legend="Also helps with"
          values={FOCUS_AREAS}
          labels={FOCUS_AREA_LABELS}
          own={own}
          name="focus_areas"
        />
        <Choices legend="Languages" values={LANGUAGES} labels={LANGUAGE_LABELS} own={own} name="languages" />
        <Choices
          legend="Ways of consulting"
          values={CONSULTATION_MODES}
          labels={CONSULTATION_MODE_LABELS}
          own={own}
          name="consultation_modes"
        />
        <Choices legend="Sees" values={AGE_GROUPS} labels={AGE_GROUP_LABELS} own={own} name="age_groups" />
        <TextField label="City" maxLength={CITY_MAX} autoComplete="address-level2" optional {...field('city')} />
      </div>
    </Card>
  )
}

interface ChoicesProps<V extends string> {
  legend: string
  values: readonly V[]
  labels: Record<V, string>
  own: OwnProfile
  name: ListField
}

/** A multiple choice, stored in the order of the list. */
function Choices<V extends string>({ legend, values, labels, own, name }: ChoicesProps<V>) {
  const chosen = parseList(own.values[name])
  const error = own.apiForm.errorFor(name)
  const handleChange = (value: V, isChosen: boolean) => {
    const next = values.filter((one) => (one === value ? isChosen : chosen.includes(one)))
    own.edit({ [name]: next.join() })
  }
  return (
    <fieldset id={name} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="font-medium text-sm">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-4">
        {values.map((value) => (
          <Checkbox
            key={value}
            id={`${name}-${value}`}
            label={labels[value]}
            checked={chosen.includes(value)}
            onChange={({ target }) => handleChange(value, target.checked)}
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
