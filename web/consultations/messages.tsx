import { useState } from 'react'
import type { Message } from '#domain/consultations/consultations.schema.ts'
import { titled } from '#domain/site/site.ts'
import { Button } from '#web/ui/button.tsx'

/** Admins and clients get no title. */
export function authorName({ full_name, role }: Message['author']): string {
  return role === 'dietitian' ? titled(full_name) : full_name
}

/** Ids of the messages that were unread when they loaded; they stay marked until the user leaves the conversation. */
export function useUnreadMarks(messages: Message[], isUnread: (message: Message) => boolean): ReadonlySet<number> {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const added = messages.filter((message) => isUnread(message) && !marked.has(message.id))
  if (added.length === 0) return marked
  const all = new Set([...marked, ...added.map(({ id }) => id)])
  setMarked(all)
  return all
}

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
