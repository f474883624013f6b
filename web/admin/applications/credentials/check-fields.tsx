import type { UseFormRegisterReturn } from 'react-hook-form'
import { CREDENTIAL_NOTE_MAX } from '#domain/dietitians/credentials.schema.ts'
import { indiaDay } from '#domain/site/india-day.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'

export interface CheckValues {
  checked_on: string
  expires_on: string
  note: string
}

type Field = UseFormRegisterReturn & { id: string; error: string | undefined }

/** The date of the check, its expiry and a note on how it was done. */
export function CheckFields({ field }: { field: (name: keyof CheckValues) => Field }) {
  const today = indiaDay(new Date())
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Checked on" type="date" max={today} {...field('checked_on')} />
        <TextField label="Valid until" type="date" min={today} optional {...field('expires_on')} />
      </div>
      <CheckNote {...field('note')} />
    </>
  )
}

export function CheckNote(field: Field) {
  return (
    <TextareaField
      label="Note"
      hint="For the office only: how you checked it."
      rows={3}
      optional
      maxLength={CREDENTIAL_NOTE_MAX}
      {...field}
    />
  )
}
