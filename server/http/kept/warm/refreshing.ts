import { setTimeout as delay } from 'node:timers/promises'

const AGAIN_MS = 2000
const REST_MAX_MS = 50

interface RefreshingOptions {
  /** Writes down what has been seen so far, so that what is made anew shows it. */
  flush: () => Promise<void>
  /** @returns whether it is to be tried again: something old is sent until it has been made */
  make: (address: string) => Promise<boolean>
  /** Somebody has asked for it meanwhile. */
  isKept: (address: string) => boolean
}

export interface Refreshing {
  add(address: string): void
  /** When nothing else is to be made. */
  addLater(address: string): void
  stop(): void
}

/** Makes answers anew one after the other while the old ones are sent; half of the time belongs to requests. */
export function createRefreshing({ flush, make, isKept }: RefreshingOptions): Refreshing {
  const waiting = new Set<string>()
  const later = new Set<string>()
  let isRunning = false
  let isStopped = false

  async function makeOne(address: string): Promise<void> {
    const begun = performance.now()
    await flush()
    if (await make(address)) setTimeout(add, AGAIN_MS, address).unref()
    await delay(Math.min(performance.now() - begun, REST_MAX_MS), undefined, { ref: false })
  }

  /** What readers see first, what nobody has asked for yet last. */
  function next(): string | undefined {
    for (const address of waiting) {
      waiting.delete(address)
      return address
    }
    for (const address of later) {
      later.delete(address)
      if (!isKept(address)) return address
    }
    return undefined
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let address = next(); address !== undefined && !isStopped; address = next()) await makeOne(address)
    isRunning = false
  }

  function add(address: string): void {
    if (isStopped) return
    waiting.add(address)
    void run()
  }

  return {
    add,
    addLater(address) {
      later.add(address)
      void run()
    },
    stop() {
      isStopped = true
    },
  }
}
