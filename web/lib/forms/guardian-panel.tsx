import type { ComponentProps, ReactNode } from 'react'
import { ADULT_AGE, NAME_MAX } from '#domain/accounts/account-rules.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface GuardianPanelProps {
  /** The minor is another person, not the one who fills in the form. */
  isForOther?: boolean
  statement: ReactNode
  /** Props of the fields `guardian_name` and `guardian_consent`. */
  name: ComponentProps<'input'>
  consent: ComponentProps<'input'>
  errors: { guardian_name?: string | undefined; guardian_consent?: string | undefined }
}

/** Asks a minor for a parent or guardian. */
export function GuardianPanel({ isForOther = false, statement, name, consent, errors }: GuardianPanelProps) {
  return (
    <fieldset className="grid gap-3 rounded-field border border-line bg-surface p-4 md:p-5">
      <legend className="float-left mb-1 font-semibold">Parent or guardian</legend>
      <p className="clear-both text-ink-muted text-sm">
        {isForOther ? 'They' : 'You'} are under {ADULT_AGE}. If you leave these empty, the dietitian sees “Guardian not
        stated”.
      </p>
      <TextField
        name="guardian_name"
        {...name}
        id="guardian_name"
        label={isForOther ? 'Name of their parent or guardian' : 'Name of your parent or guardian'}
        autoComplete="off"
        maxLength={NAME_MAX}
        error={errors.guardian_name}
      />
      <Checkbox
        name="guardian_consent"
        {...consent}
        id="guardian_consent"
        label={statement}
        error={errors.guardian_consent}
      />
    </fieldset>
  )
}
