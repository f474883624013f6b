import type { KeptAnswer } from './kept-answer.ts'
import type { KeptStore } from './kept-store.ts'

interface Made<T> {
  made: T
  /** The answer as it is kept; null for what is not to be kept. */
  kept: KeptAnswer | null
}

/**
 * Many who ask for an answer that is not kept yet wait for one making, unless something has changed since it began.
 * @param finish what is to be kept of what was made
 */
export function createMakeOnce<T>(store: KeptStore, finish: (made: T) => Promise<KeptAnswer | null>) {
  const underWay = new Map<string, Promise<Made<T>>>()

  async function make(address: string, read: () => Promise<T>): Promise<Made<T>> {
    const making = store.begin()
    try {
      const made = await read()
      const kept = await finish(made)
      if (kept) store.keep(address, kept, making)
      return { made, kept }
    } finally {
      store.end(making)
    }
  }

  return (address: string, read: () => Promise<T>): Promise<Made<T>> => {
    const key = `${store.clock()} ${address}`
    const already = underWay.get(key)
    if (already) return already
    const started = make(address, read).finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }
}
