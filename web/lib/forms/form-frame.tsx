import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { FormMessages } from './form-messages.tsx'
import type { ApiForm } from './use-api-form.ts'

interface FormFrameProps<Values extends FieldValues> extends ComponentProps<'form'> {
  apiForm: ApiForm<Values>
  /** The id of a field's input, if it differs from the field's name. */
  idOf?: (name: string) => string
}

/** A form with its messages. Until the script has loaded, method="dialog" makes submitting do nothing. */
export function FormFrame<Values extends FieldValues>({ apiForm, idOf, children, ...form }: FormFrameProps<Values>) {
  return (
    <form
      method="dialog"
      noValidate
      className="grid gap-5"
      onSubmit={apiForm.handleSubmit}
      onInput={apiForm.clearServerErrors}
      {...form}
    >
      <FormMessages apiForm={apiForm} {...(idOf ? { idOf } : {})} />
      {children}
    </form>
  )
}

interface DialogButtonsProps
  extends Pick<ComponentProps<typeof Button>, 'variant' | 'isBusy' | 'onClick' | 'autoFocus'> {
  /** The label of the confirming button. */
  action: string
  busy: string
  onCancel: () => void
}

/** Cancel and the confirming button; without `onClick` the latter submits the surrounding form. */
export function DialogButtons({ action, busy, onCancel, onClick, ...button }: DialogButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
      <Button {...button} type={onClick ? 'button' : 'submit'} busyLabel={busy} onClick={onClick}>
        {action}
      </Button>
    </div>
  )
}
