import { type FormEvent, useState } from 'react'
import { CLAIM_SOURCE_MAX } from '#domain/site/claims.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface ConfirmFormProps {
  /** The claim's name. */
  name: string
  isBusy: boolean
  onConfirm: (source: string) => void
}

/** Asks for the source that proves a claim. */
export function ConfirmForm({ name, isBusy, onConfirm }: ConfirmFormProps) {
  const [error, setError] = useState<string>()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const source = String(new FormData(event.currentTarget).get('source')).trim()
    if (source === '') return setError('Source is required')
    onConfirm(source)
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-3 flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow">
        <TextField
          id={`source-${name}`}
          name="source"
          label="Source"
          hint="What proves this, for example “Client survey, March 2026”."
          autoComplete="off"
          maxLength={CLAIM_SOURCE_MAX}
          error={error}
          onChange={() => setError(undefined)}
        />
      </div>
      <Button type="submit" size="small" isBusy={isBusy}>
        Save source
      </Button>
    </form>
  )
}
