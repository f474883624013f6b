import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { StepUp } from '#domain/accounts/security.schema.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { CodeField } from '../forms/code-field.tsx'
import { DialogButtons, FormFrame } from '../forms/form-frame.tsx'
import { useApiForm } from '../forms/use-api-form.ts'

interface StepUpRequest {
  /** Why the password is needed, from the server. */
  reason: string
  needsCode: boolean
  prove: (proof: StepUp) => Promise<unknown>
}

interface StepUpDialogProps extends StepUpRequest {
  /** Called once, with false if the dialog was closed. */
  onSettled: (isConfirmed: boolean) => void
  /** After the dialog has returned the focus. */
  onClosed: () => void
}

/** Prefixed, since the page behind it may have a password field too. */
const idOf = (name: string) => `step-up-${name}`

function StepUpDialog({ reason, needsCode, prove, onSettled, onClosed }: StepUpDialogProps) {
  const [isOpen, setOpen] = useState(true)

  function settle(isConfirmed: boolean) {
    setOpen(false)
    onSettled(isConfirmed)
    // The dialog returns the focus as it closes, before it is removed.
    setTimeout(onClosed)
  }
  return (
    <Dialog open={isOpen} onClose={() => settle(false)} title="Confirm it’s you">
      <p className="mb-5">{reason}</p>
      <StepUpForm needsCode={needsCode} prove={prove} onDone={() => settle(true)} onCancel={() => settle(false)} />
    </Dialog>
  )
}

interface StepUpFormProps extends Pick<StepUpRequest, 'needsCode' | 'prove'> {
  onDone: () => void
  onCancel: () => void
}

function StepUpForm({ needsCode, prove, onDone, onCancel }: StepUpFormProps) {
  const apiForm = useApiForm<StepUp, StepUp>({
    schema: StepUp,
    defaultValues: needsCode ? { password: '', code: '' } : { password: '' },
    send: async (proof) => {
      await prove(proof)
      onDone()
    },
  })
  const { form, errorFor, isSending } = apiForm
  return (
    <FormFrame apiForm={apiForm} idOf={idOf}>
      <PasswordField
        id={idOf('password')}
        label="Your password"
        autoComplete="current-password"
        autoFocus
        error={errorFor('password')}
        {...form.register('password')}
      />
      {needsCode ? <CodeField id={idOf('code')} error={errorFor('code')} {...form.register('code')} /> : null}
      <DialogButtons action="Confirm" busy="Checking..." isBusy={isSending} onCancel={onCancel} />
    </FormFrame>
  )
}

let pending: Promise<boolean> | null = null

function open(request: StepUpRequest): Promise<boolean> {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  function handleClosed() {
    root.unmount()
    container.remove()
  }
  return new Promise((resolve) => {
    root.render(<StepUpDialog {...request} onSettled={resolve} onClosed={handleClosed} />)
  })
}

/** Asks for the password. Concurrent calls share one dialog. @returns false when cancelled */
export function requestStepUp(request: StepUpRequest): Promise<boolean> {
  pending ??= open(request).finally(() => {
    pending = null
  })
  return pending
}
