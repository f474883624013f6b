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
  register: (name: Name) => UseFormRegisterReturn
  errorOf: (name: Name) => string | undefined
  mismatch: string | undefined
}

export function NewPasswordFields({ labels, register, errorOf, mismatch }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        id="password"
        label={labels.password}
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN} characters`}
        error={errorOf('password')}
        {...register('password')}
      />
      <PasswordField
        id="password_confirm"
        label={labels.password_confirm}
        autoComplete="new-password"
        error={mismatch ?? errorOf('password_confirm')}
        {...register('password_confirm')}
      />
    </>
  )
}
