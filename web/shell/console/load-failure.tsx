import { useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

interface LoadFailureProps {
  error: Error
  isRetrying: boolean
  onRetry: () => void
}

/** An error with Retry, which stays after the message is dismissed. */
export function LoadFailure({ error, isRetrying, onRetry }: LoadFailureProps) {
  const [dismissed, setDismissed] = useState<Error | null>(null)
  if (dismissed === error) {
    return (
      <p className="my-4">
        <Button variant="outline" isBusy={isRetrying} onClick={onRetry}>
          Retry
        </Button>
      </p>
    )
  }
  return (
    <Banner
      onDismiss={() => setDismissed(error)}
      action={{ label: 'Retry', onClick: onRetry, isBusy: isRetrying }}
      className="my-4"
    >
      {error.message}
    </Banner>
  )
}
