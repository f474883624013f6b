import { useState } from 'react'
import {
  type Application,
  ApplicationInput,
  COUNCIL_MAX,
  QUALIFICATION_MAX,
  REGISTRATION_NUMBER_MAX,
} from '#domain/applications/applications.schema.ts'
import { EXPERIENCE } from '#domain/dietitians/dietitians.schema.ts'
import { SPECIALIZATION_LABELS } from '#domain/dietitians/specializations.ts'
import { FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { LeaveDialog } from '#web/shell/leave-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField, toOptions } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSendAgain, useSubmitApplication } from './applications.queries.ts'
import { DocumentPicker, PickedFile } from './documents/document-picker.tsx'

const EMPTY = {
  qualification: '',
  registration_number: '',
  registration_council: '',
  years_experience: '',
  specialization: '',
}

function toValues(application: Application): typeof EMPTY {
  return {
    qualification: application.qualification,
    registration_number: application.registration_number,
    registration_council: application.registration_council,
    years_experience: String(application.years_experience),
    specialization: application.specialization ?? '',
  }
}

interface ApplicationFormProps {
  /** The application that needs changes and is corrected here; it keeps its documents. */
  toCorrect?: Application | undefined
  onSubmitted: (application: Application) => void
}

export function ApplicationForm({ toCorrect, onSubmitted }: ApplicationFormProps) {
  const [documents, setDocuments] = useState<File[]>([])
  const { mutateAsync: sendAgain } = useSendAgain()
  const { mutateAsync: submit } = useSubmitApplication((message) => toast.error(message))
  const apiForm = useApiForm<typeof EMPTY, ApplicationInput>({
    schema: ApplicationInput,
    defaultValues: toCorrect ? toValues(toCorrect) : EMPTY,
    send: async (input) =>
      onSubmitted(toCorrect ? await sendAgain({ id: toCorrect.id, input }) : await submit({ input, documents })),
  })
  const { form, field, isSending } = apiForm
  const { isDirty } = form.formState

  return (
    <FormFrame apiForm={apiForm}>
      <LeaveDialog
        hasUnsavedChanges={() => isDirty || documents.length > 0}
        onPageChange="Your application isn’t sent. If you leave, you’ll lose what you’ve filled in."
        onLogout="Your application isn’t sent. If you sign out, you’ll lose what you’ve filled in."
      />
      <TextField
        label="Qualification"
        hint="For example MSc Food and Nutrition, RD"
        maxLength={QUALIFICATION_MAX}
        {...field('qualification')}
      />
      <TextField label="Registration number" maxLength={REGISTRATION_NUMBER_MAX} {...field('registration_number')} />
      <TextField
        label="Registration council"
        hint="For example Indian Dietetic Association. Once we’ve checked it, your public profile shows the council and number."
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
      <SelectField
        label="Specialization"
        hint="We start your public profile with it. You can change it there."
        optional
        {...field('specialization')}
      >
        <option value="">Not chosen yet</option>
        {toOptions(SPECIALIZATION_LABELS)}
      </SelectField>
      {toCorrect ? null : <ChosenDocuments files={documents} onChange={setDocuments} />}
      <Button type="submit" isBusy={isSending} busyLabel="Submitting...">
        {toCorrect ? 'Send again' : 'Submit application'}
      </Button>
    </FormFrame>
  )
}

/** Documents that are uploaded once the application is submitted. */
function ChosenDocuments({ files, onChange }: { files: readonly File[]; onChange: (files: File[]) => void }) {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 flex w-full justify-between gap-3 font-medium text-sm">
        Certificate and registration card
        <span className="font-normal text-ink-muted">Optional</span>
      </legend>
      {files.length > 0 ? (
        <ul className="divide-y divide-line rounded-field border border-line">
          {files.map((file, at) => (
            <li
              key={`${file.name}${file.lastModified}${file.size}`}
              className="flex items-center gap-3 py-1 pr-1 pl-3.5"
            >
              <PickedFile file={file} onRemove={() => onChange(files.filter((_, index) => index !== at))} />
            </li>
          ))}
        </ul>
      ) : null}
      <DocumentPicker id="documents" taken={files.length} onPick={(more) => onChange([...files, ...more])} />
    </fieldset>
  )
}
