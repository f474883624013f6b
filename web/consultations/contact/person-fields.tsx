import { AGE, GENDER_LABELS, GENDERS } from '#domain/accounts/account-rules.ts'
import { OWN_RELATION_LABELS, RELATIONS, type Relation } from '#domain/consultations/relation.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { RequestValues } from './request-draft.ts'
import type { RequestErrors } from './request-payload.ts'

/** The gender implied by a relation. */
const KNOWN_GENDERS: Partial<Record<Relation, string>> = { mother: 'female', father: 'male' }

interface PersonFieldsProps {
  values: RequestValues
  errors: RequestErrors
  onChange: (part: Partial<RequestValues>) => void
}

/** Details of the person the request is for, if that is not its sender. */
export function PersonFields({ values, errors, onChange }: PersonFieldsProps) {
  function handleRelation(relation: string) {
    const gender = KNOWN_GENDERS[relation as Relation]
    onChange({ relation, ...(gender ? { person_gender: gender } : {}) })
  }

  return (
    <fieldset className="grid gap-4 rounded-field border border-line bg-surface p-4 md:p-5">
      <legend className="float-left mb-1 font-semibold">Who this is for</legend>
      <p className="clear-both text-ink-muted text-sm">
        Ask them first, if you can. The reply comes to you. We send their age and gender instead of yours.
      </p>
      <SelectField
        id="relation"
        name="relation"
        label="Who they are to you"
        required
        value={values.relation}
        error={errors.relation}
        onChange={(event) => handleRelation(event.target.value)}
      >
        <option value="">Choose...</option>
        {RELATIONS.map((relation) => (
          <option key={relation} value={relation}>
            {OWN_RELATION_LABELS[relation]}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id="person_age"
          name="person_age"
          label="Their age"
          type="number"
          inputMode="numeric"
          min={AGE.min}
          max={AGE.max}
          required
          value={values.person_age}
          error={errors.person_age}
          onChange={(event) => onChange({ person_age: event.target.value })}
        />
        <SelectField
          id="person_gender"
          name="person_gender"
          label="Their gender"
          required
          value={values.person_gender}
          error={errors.person_gender}
          onChange={(event) => onChange({ person_gender: event.target.value })}
        >
          <option value="">Choose...</option>
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {GENDER_LABELS[gender]}
            </option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  )
}
