import { Button } from '#web/ui/button.tsx'

interface EarlierMessagesProps {
  hasEarlier: boolean
  isLoading: boolean
  onLoad: () => void
}

/** Above a long conversation, of which only the newest messages are loaded. */
export function EarlierMessages({ hasEarlier, isLoading, onLoad }: EarlierMessagesProps) {
  if (!hasEarlier) return null
  return (
    <div>
      <Button variant="outline" size="small" isBusy={isLoading} busyLabel="Loading..." onClick={onLoad}>
        Show earlier messages
      </Button>
    </div>
  )
}
