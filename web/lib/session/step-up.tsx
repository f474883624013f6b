import { StepUp } from '#domain/accounts/security.schema.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { CodeField } from '../forms/code-field.tsx'
import { DialogButtons, FormFrame } from '../forms/form-frame.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import { openDialog } from '../open-dialog.tsx'

interface StepUpRequest {
  /** Why the password is needed, from the server. */
  reason: string
  needsCode: boolean
  prove: (proof: StepUp) => Promise<unknown>
}

/** Prefixed, since the page behind it may have a password field too. */
const idOf = (name: string) => `step-up-${name}`

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

/** Asks for the password. Concurrent calls share one dialog. @returns false when cancelled */
export function requestStepUp({ reason, ...proof }: StepUpRequest): Promise<boolean> {
  pending ??= openDialog<boolean>((isOpen, settle) => (
    <Dialog open={isOpen} onClose={() => settle(false)} title="Confirm it’s you">
      <p className="mb-5">{reason}</p>
      <StepUpForm {...proof} onDone={() => settle(true)} onCancel={() => settle(false)} />
    </Dialog>
  )).finally(() => {
    pending = null
  })
  return pending
}
