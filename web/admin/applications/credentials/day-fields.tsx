import type { UseFormRegisterReturn } from 'react-hook-form'
import { CREDENTIAL_NOTE_MAX } from '#domain/dietitians/credentials.schema.ts'
import { indiaDay } from '#domain/site/india-day.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'

export interface DayValues {
  checked_on: string
  expires_on: string
  note: string
}

interface DayFieldsProps {
  field: (name: keyof DayValues) => UseFormRegisterReturn & { id: string; error: string | undefined }
}

/** When it was checked, until when it holds, and how. */
export function DayFields({ field }: DayFieldsProps) {
  const today = indiaDay(new Date())
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Checked on" type="date" max={today} {...field('checked_on')} />
        <TextField label="Valid until" type="date" min={today} optional {...field('expires_on')} />
      </div>
      <TextareaField
        label="Note"
        hint="For the office alone: how it was checked."
        rows={3}
        optional
        maxLength={CREDENTIAL_NOTE_MAX}
        {...field('note')}
      />
    </>
  )
}
