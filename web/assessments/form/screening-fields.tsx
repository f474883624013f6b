import {
  EATING_DISORDER_LABELS,
  EATING_STYLE_LABELS,
  PREGNANCY_LABELS,
  SCREENING_LABELS,
  SCREENING_TEXT_MAX,
  type ScreeningField,
} from '#domain/assessments/screening.ts'
import { HelpText } from '#web/lib/help-text.tsx'
import { SelectField, toOptions } from '#web/ui/select-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import type { AssessmentFormState } from './use-assessment-form.ts'

const EATING_DISORDER_WHY =
  'Your plan can then leave out numbers and fasting. If eating is troubling you now, call Tele-MANAS on 14416. It’s free, at any hour.'

/** Optional screening questions, each with its reason. */
export function ScreeningFields({ apiForm, screening }: Pick<AssessmentFormState, 'apiForm' | 'screening'>) {
  const { form, errorFor } = apiForm
  const field = (name: ScreeningField) => ({
    id: name,
    label: SCREENING_LABELS[name],
    error: errorFor(name),
    ...form.register(name),
  })
  const textarea = (name: 'medicines' | 'allergies' | 'diagnoses') => ({
    ...field(name),
    rows: 2,
    counter: { used: screening[name]?.length ?? 0, max: SCREENING_TEXT_MAX },
  })
  return (
    <fieldset className="grid gap-5 border-line border-t pt-5">
      <legend className="float-left font-semibold text-md">Before your plan (optional)</legend>
      <p className="clear-both -mt-3 text-ink-muted text-sm">
        Answer what you like. A dietitian reads it first, so that the advice is safe for you.
      </p>
      {screening.asksPregnancy ? (
        <SelectField
          {...field('pregnancy')}
          hint="Your body needs more now, and your plan leaves out some foods and diets."
        >
          <option value="">Not answered</option>
          {toOptions(PREGNANCY_LABELS)}
        </SelectField>
      ) : null}
      <TextareaField
        {...textarea('medicines')}
        hint="Some doses depend on meals, and some foods change how they work."
      />
      <TextareaField {...textarea('allergies')} hint="Your plan leaves out anything that could harm you." />
      <TextareaField
        {...textarea('diagnoses')}
        hint="The advice must fit your treatment, for example for diabetes, thyroid or kidney disease, or high blood pressure."
      />
      <SelectField
        {...field('eating_disorder')}
        label="Have you ever had an eating disorder?"
        hint={<HelpText>{EATING_DISORDER_WHY}</HelpText>}
      >
        <option value="">Not answered</option>
        {toOptions(EATING_DISORDER_LABELS)}
      </SelectField>
      <SelectField {...field('eating_style')} hint="So that the plan fits your kitchen.">
        <option value="">Not answered</option>
        {toOptions(EATING_STYLE_LABELS)}
      </SelectField>
    </fieldset>
  )
}
