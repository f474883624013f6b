import { randomUUID } from 'node:crypto'
import type { Notice } from '#domain/http/notices.ts'

/** Who is concerned; the office hears of everything. */
interface Told {
  people: number[]
  notice: Notice
}

export interface Hearer {
  id: number
  isAdmin: boolean
  hear(notice: Notice): void
}

export interface Notices {
  /** After the write: tells the people concerned, here and in the other processes. Never fails: it is a courtesy. */
  tell(notice: Notice, people: readonly (number | null)[]): void
  /** From another process. */
  receive(payload: string): void
  /** @returns how to stop hearing */
  listen(hearer: Hearer): () => void
}

/** @param publish brings a payload to every process, this one included */
export function createNotices(publish: (payload: string) => Promise<void>): Notices {
  const hearers = new Set<Hearer>()
  const ownId = randomUUID()

  function deliver({ people, notice }: Told): void {
    for (const hearer of hearers) {
      if (hearer.isAdmin || people.includes(hearer.id)) hearer.hear(notice)
    }
  }

  return {
    tell(notice, people) {
      const told: Told = { notice, people: people.filter((id) => id !== null) }
      deliver(told)
      // A process that does not hear of it shows the change at its browsers' next asking.
      publish(JSON.stringify({ from: ownId, ...told })).catch(() => {})
    },
    receive(payload) {
      const { from, ...told } = JSON.parse(payload) as Told & { from: string }
      if (from !== ownId) deliver(told)
    },
    listen(hearer) {
      hearers.add(hearer)
      return () => {
        hearers.delete(hearer)
      }
    },
  }
}
