import { useState } from 'react'
import type { Message } from '#domain/consultations/consultations.schema.ts'

/** Which messages came unread since the conversation was opened; they stay so until it is left. */
export function useUnreadMarks(messages: Message[], isUnread: (message: Message) => boolean): ReadonlySet<number> {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const added = messages.filter((message) => isUnread(message) && !marked.has(message.id))
  if (added.length === 0) return marked
  const all = new Set([...marked, ...added.map(({ id }) => id)])
  setMarked(all)
  return all
}
