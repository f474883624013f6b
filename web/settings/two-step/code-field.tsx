import type { ComponentProps } from 'react'
import { TextField } from '#web/ui/text-field.tsx'
import { fieldId } from './field-id.ts'

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'id' | 'label'>

export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      id={fieldId('otp')}
      label="Code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
