import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { COOLING_OFF } from '#domain/privacy/after-deletion.content.ts'
import { DeletionForm } from '#domain/privacy/privacy.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { securityStatus } from '#web/lib/api/security-status.ts'
import { CodeField } from '#web/lib/forms/code-field.tsx'
import { DialogButtons, FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { usePrivacyChanged } from './privacy.queries.ts'

interface DeleteDialogProps {
  open: boolean
  onClose: () => void
  /** The message with the date. */
  outcome: RefObject<HTMLElement | null>
}

export function DeleteDialog({ open, onClose, outcome }: DeleteDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} returnTo={outcome} title="Delete my account">
      <p className="mb-5">{COOLING_OFF}</p>
      <DeleteForm onEnd={onClose} />
    </Dialog>
  )
}

/** Prefixed, since other sections have password fields too. */
const idOf = (name: string) => (name === 'keep_articles' ? name : `deletion-${name}`)

function DeleteForm({ onEnd }: { onEnd: () => void }) {
  const role = useSession((session) => session.user?.role)
  const changed = usePrivacyChanged()
  const { data: security } = useQuery(securityStatus)
  const apiForm = useApiForm<DeletionForm, DeletionForm>({
    schema: DeletionForm,
    defaultValues: { password: '', code: '', keep_articles: true },
    send: async ({ code, ...values }) => {
      // Proves the password now, so that no second dialog asks for it.
      await api.security.stepUp({ password: values.password, ...(code ? { code } : {}) })
      await api.privacy.askDeletion(values)
      await changed()
      onEnd()
    },
  })
  const { form, errorOf, isSending } = apiForm
  return (
    <FormFrame apiForm={apiForm} idOf={idOf}>
      <PasswordField
        id={idOf('password')}
        label="Your password"
        autoComplete="current-password"
        error={errorOf('password')}
        {...form.register('password')}
      />
      {security?.otp_enabled ? (
        <CodeField id={idOf('code')} error={errorOf('code')} {...form.register('code')} />
      ) : null}
      {role === 'user' ? null : (
        <Checkbox
          id="keep_articles"
          label="Keep my published articles"
          hint="They stay under “Former author”. Otherwise they are deleted with the account."
          {...form.register('keep_articles')}
        />
      )}
      <DialogButtons
        action="Delete my account"
        busy="Checking..."
        variant="danger"
        isBusy={isSending}
        onCancel={onEnd}
      />
    </FormFrame>
  )
}
