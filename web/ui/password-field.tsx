import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { describedBy, Field } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

export function PasswordField({
  id,
  label,
  hint,
  error,
  className: _,
  unit: __,
  optional,
  counter,
  ...rest
}: TextFieldProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} counter={counter}>
      <span className="relative block">
        <input
          {...rest}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          className="control control-line pr-14"
        />
        <button
          type="button"
          aria-label="Show password"
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-1 my-auto grid size-11 place-items-center rounded-full text-ink-muted hover:bg-primary-soft"
        >
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </button>
      </span>
    </Field>
  )
}
