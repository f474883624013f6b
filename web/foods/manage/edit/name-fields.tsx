import { COURSE_LABELS, COURSES, REGION_LABELS, REGIONS } from '#domain/foods/food-kinds.ts'
import { OWN_FOOD_LIMITS } from '#domain/foods/own-foods.schema.ts'
import { SectionCard } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import type { FoodFormState } from './use-food-form.ts'

/** How it is called and found. */
export function NameFields({ form: { values, field } }: { form: FoodFormState }) {
  const isDish = values.kind === 'dish'
  return (
    <SectionCard id="names" title="Names" headingClass="text-h3">
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            label="Name in English letters"
            maxLength={OWN_FOOD_LIMITS.name}
            placeholder={isDish ? 'Sarson da saag' : 'Roasted makhana, salted'}
            {...field('name')}
          />
        </div>
        <TextField label="Hindi name" lang="hi" optional maxLength={OWN_FOOD_LIMITS.name} {...field('hindi')} />
        <TextField label="Punjabi name" lang="pa" optional maxLength={OWN_FOOD_LIMITS.name} {...field('punjabi')} />
        <div className="sm:col-span-2">
          <TextareaField
            label="Other names and spellings"
            optional
            rows={2}
            hint={`One on each line, or with commas between. Up to ${OWN_FOOD_LIMITS.spellings}; the search finds all of them.`}
            {...field('spellings')}
          />
        </div>
        {isDish ? (
          <>
            <SelectField label="Region" optional {...field('region')}>
              <option value="">Not chosen</option>
              {REGIONS.map((region) => (
                <option key={region} value={region}>
                  {REGION_LABELS[region]}
                </option>
              ))}
            </SelectField>
            <SelectField label="Course" optional {...field('course')}>
              <option value="">Not chosen</option>
              {COURSES.map((course) => (
                <option key={course} value={course}>
                  {COURSE_LABELS[course]}
                </option>
              ))}
            </SelectField>
          </>
        ) : null}
      </div>
    </SectionCard>
  )
}
