import type { ComponentProps } from 'react'
import { TextField } from '#web/ui/text-field.tsx'

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label'>

/** A code from the authenticator app, or a recovery code. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      label="Code"
      hint="6 digits from your authenticator app, or one of your recovery codes."
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
