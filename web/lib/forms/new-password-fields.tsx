import type { UseFormRegisterReturn } from 'react-hook-form'
import { PASSWORD_MIN, PASSWORDS_DIFFER } from '#domain/accounts/account-rules.ts'
import { PasswordField } from '#web/ui/password-field.tsx'

type Name = 'password' | 'password_confirm'

/** Shown while the two differ, once both have text. */
export function passwordMismatch(password: string | undefined, confirmation: string | undefined): string | undefined {
  return confirmation && password !== confirmation ? PASSWORDS_DIFFER : undefined
}

interface NewPasswordFieldsProps {
  labels: Record<Name, string>
  field: (name: Name) => UseFormRegisterReturn & { id: string; error: string | undefined }
  mismatch: string | undefined
}

export function NewPasswordFields({ labels, field, mismatch }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={labels.password}
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN} characters`}
        {...field('password')}
      />
      <PasswordField
        label={labels.password_confirm}
        autoComplete="new-password"
        {...field('password_confirm')}
        {...(mismatch ? { error: mismatch } : {})}
      />
    </>
  )
}
