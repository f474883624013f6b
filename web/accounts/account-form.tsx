import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { replayEarlySubmit } from '#web/lib/forms/early-submit.ts'
import { FormMessages } from '#web/lib/forms/form-messages.tsx'
import type { ApiForm } from '#web/lib/forms/use-api-form.ts'

interface AccountFormProps<Values extends FieldValues> {
  apiForm: ApiForm<Values>
  onInput?: () => void
  children: ReactNode
}

/** Until the script has loaded, method="dialog" makes submitting do nothing, so that no password gets into an address. */
export function AccountForm<Values extends FieldValues>({ apiForm, onInput, children }: AccountFormProps<Values>) {
  return (
    <form
      ref={replayEarlySubmit}
      method="dialog"
      noValidate
      className="grid gap-5"
      onSubmit={apiForm.handleSubmit}
      onInput={onInput ?? apiForm.clearFailure}
    >
      <FormMessages apiForm={apiForm} />
      {children}
    </form>
  )
}
