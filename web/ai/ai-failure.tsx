import type { ApiError } from '#domain/http/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'

interface AiFailureProps {
  failure: ApiError | null
  onRetry: () => void
  onDismiss?: () => void
}

/** A retry would fail the same way: changed elsewhere, daily limit reached. */
const FINAL = [409, 429]

export function AiFailure({ failure, onRetry, onDismiss }: AiFailureProps) {
  if (!failure) return null
  const fieldErrors = Object.values(failure.fields).flat().join(' ')
  return (
    <Banner
      action={FINAL.includes(failure.status) ? undefined : { label: 'Retry', onClick: onRetry }}
      onDismiss={onDismiss}
    >
      {fieldErrors || failure.message}
    </Banner>
  )
}
