/** So many wait already that one more would only wait in vain. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting'
}

/**
 * So many at once, the others one after another as they came.
 * @returns runs a piece of work; throws TooManyWaiting at once, instead of letting the queue grow without end
 */
export function inParallel(places: number, waitingMax: number) {
  const waiting: (() => void)[] = []
  let taken = 0

  /** A place that becomes free goes to who has waited longest, without anybody coming between. */
  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else taken -= 1
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (taken < places) taken += 1
    else if (waiting.length >= waitingMax) throw new TooManyWaiting()
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
