import { randomUUID } from 'node:crypto'
import type { LiveEvent } from '#domain/http/live-events.ts'

/** An event and the users concerned; admins receive every event. */
interface Message {
  users: number[]
  event: LiveEvent
}

export interface Subscriber {
  id: number
  isAdmin: boolean
  onEvent(event: LiveEvent): void
}

export type Events = ReturnType<typeof createEvents>

/** @param broadcast sends a payload to every process, including this one */
export function createEvents(broadcast: (payload: string) => Promise<void>) {
  const subscribers = new Set<Subscriber>()
  const ownId = randomUUID()

  function deliver({ users, event }: Message): void {
    for (const subscriber of subscribers) {
      if (subscriber.isAdmin || users.includes(subscriber.id)) subscriber.onEvent(event)
    }
  }

  return {
    /**
     * Call it after the write. Notifies the users concerned, in this process and in the others. Never fails, because
     * browsers also poll.
     */
    publish(event: LiveEvent, users: readonly (number | null)[]): void {
      const message: Message = { event, users: users.filter((id) => id !== null) }
      deliver(message)
      // Browsers of a process that misses the event see the change when they poll.
      broadcast(JSON.stringify({ from: ownId, ...message })).catch(() => {})
    },
    /** Handles a payload from another process. */
    receive(payload: string): void {
      const { from, ...message } = JSON.parse(payload) as Message & { from: string }
      if (from !== ownId) deliver(message)
    },
    /** @returns a function that unsubscribes */
    subscribe(subscriber: Subscriber): () => void {
      subscribers.add(subscriber)
      return () => {
        subscribers.delete(subscriber)
      }
    },
  }
}
