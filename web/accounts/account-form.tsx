import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { replayEarlySubmit } from '#web/lib/forms/early-submit.ts'
import { FormFrame } from '#web/lib/forms/form-frame.tsx'
import type { ApiForm } from '#web/lib/forms/use-api-form.ts'

/** A form that may be sent before its script has loaded. */
export function AccountForm<Values extends FieldValues>(form: ComponentProps<'form'> & { apiForm: ApiForm<Values> }) {
  return <FormFrame ref={replayEarlySubmit} {...form} />
}
