import { useState } from 'react'
import {
  type Application,
  ApplicationInput,
  COUNCIL_MAX,
  QUALIFICATION_MAX,
  REGISTRATION_NUMBER_MAX,
} from '#domain/applications/applications.schema.ts'
import { EXPERIENCE } from '#domain/dietitians/dietitians.schema.ts'
import { FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFileApplication } from './applications.queries.ts'
import { ChosenDocuments } from './documents/chosen-documents.tsx'

interface ApplicationValues {
  qualification: string
  registration_number: string
  registration_council: string
  years_experience: string
}

const EMPTY: ApplicationValues = {
  qualification: '',
  registration_number: '',
  registration_council: '',
  years_experience: '',
}

function toPayload(values: ApplicationValues) {
  const years = values.years_experience.trim()
  return { ...values, years_experience: years === '' ? Number.NaN : Number(years) }
}

export function ApplicationForm({ onFiled }: { onFiled: (application: Application) => void }) {
  const [documents, setDocuments] = useState<File[]>([])
  const { mutateAsync: file } = useFileApplication((errorResponse) => toast.error(errorResponse))
  const apiForm = useApiForm<ApplicationValues, ApplicationInput>({
    schema: ApplicationInput,
    defaultValues: EMPTY,
    toPayload,
    send: async (input) => onFiled(await file({ input, documents })),
  })
  const { field, isSending } = apiForm

  return (
    <FormFrame apiForm={apiForm}>
      <TextField
        label="Qualification"
        hint="For example MSc Food and Nutrition, RD"
        maxLength={QUALIFICATION_MAX}
        {...field('qualification')}
      />
      <TextField label="Registration number" maxLength={REGISTRATION_NUMBER_MAX} {...field('registration_number')} />
      <TextField
        label="Registration council"
        hint="For example Indian Dietetic Association. Once checked, council and number stand on your public profile."
        maxLength={COUNCIL_MAX}
        {...field('registration_council')}
      />
      <TextField
        label="Years of experience"
        unit="years"
        inputMode="numeric"
        hint={`${EXPERIENCE.min} to ${EXPERIENCE.max}`}
        {...field('years_experience')}
      />
      <ChosenDocuments files={documents} onChange={setDocuments} />
      <Button type="submit" isBusy={isSending} busyLabel="Submitting...">
        Submit application
      </Button>
    </FormFrame>
  )
}
