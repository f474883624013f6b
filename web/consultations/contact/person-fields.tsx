import { AGE, GENDER_LABELS } from '#domain/accounts/account-rules.ts'
import { OWN_RELATION_LABELS, type Relation } from '#domain/consultations/relation.ts'
import { SelectField, toOptions } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { bindFields, RequestChange } from './request-draft.ts'

/** The gender implied by a relation. */
const KNOWN_GENDERS: Partial<Record<Relation, string>> = { mother: 'female', father: 'male' }

interface PersonFieldsProps {
  field: ReturnType<typeof bindFields>
  onChange: RequestChange
}

/** Details of the person the request is for, if that is not its sender. */
export function PersonFields({ field, onChange }: PersonFieldsProps) {
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
        {...field('relation')}
        label="Who they are to you"
        required
        onChange={(event) => handleRelation(event.target.value)}
      >
        <option value="">Choose...</option>
        {toOptions(OWN_RELATION_LABELS)}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('person_age')}
          label="Their age"
          type="number"
          inputMode="numeric"
          min={AGE.min}
          max={AGE.max}
          required
        />
        <SelectField {...field('person_gender')} label="Their gender" required>
          <option value="">Choose...</option>
          {toOptions(GENDER_LABELS)}
        </SelectField>
      </div>
    </fieldset>
  )
}
