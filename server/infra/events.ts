import { randomUUID } from 'node:crypto'
import type { LiveEvent } from '#domain/http/live-events.ts'

/** An event and the users whom it concerns; admins receive every event. */
interface Message {
  users: number[]
  event: LiveEvent
}

export interface Subscriber {
  id: number
  isAdmin: boolean
  onEvent(event: LiveEvent): void
}

export interface Events {
  /** After the write: to the users concerned, in this process and in the others. Never fails: browsers also poll. */
  publish(event: LiveEvent, users: readonly (number | null)[]): void
  /** From another process. */
  receive(payload: string): void
  /** @returns unsubscribes */
  subscribe(subscriber: Subscriber): () => void
}

/** @param broadcast sends a payload to every process, this one included */
export function createEvents(broadcast: (payload: string) => Promise<void>): Events {
  const subscribers = new Set<Subscriber>()
  const ownId = randomUUID()

  function deliver({ users, event }: Message): void {
    for (const subscriber of subscribers) {
      if (subscriber.isAdmin || users.includes(subscriber.id)) subscriber.onEvent(event)
    }
  }

  return {
    publish(event, users) {
      const message: Message = { event, users: users.filter((id) => id !== null) }
      deliver(message)
      // Browsers of a process that misses it see the change when they poll.
      broadcast(JSON.stringify({ from: ownId, ...message })).catch(() => {})
    },
    receive(payload) {
      const { from, ...message } = JSON.parse(payload) as Message & { from: string }
      if (from !== ownId) deliver(message)
    },
    subscribe(subscriber) {
      subscribers.add(subscriber)
      return () => {
        subscribers.delete(subscriber)
      }
    },
  }
}
