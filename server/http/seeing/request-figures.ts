/** Upper bounds in seconds: from an answer out of memory to one that somebody has given up on. */
export const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const
const CLASSES = 5

/** What is known of one method on one route. */
export interface RouteFigures {
  route: string
  method: string
  /** Answers by the first digit of their status, from 1. */
  byClass: number[]
  /** How many took at most so long, each bound for itself; the last holds the rest. */
  byTime: number[]
  seconds: number
  timed: number
}

function newFigures(route: string, method: string): RouteFigures {
  return {
    route,
    method,
    byClass: Array<number>(CLASSES).fill(0),
    byTime: Array<number>(BOUNDS.length + 1).fill(0),
    seconds: 0,
    timed: 0,
  }
}

/** Plain numbers: an answer from memory costs some fifty microseconds, and counting it must not show in that. */
export function createRequestFigures() {
  const figures = new Map<string, Map<string, RouteFigures>>()

  function of(route: string, method: string): RouteFigures {
    const known = figures.get(route)?.get(method)
    if (known) return known
    const entry = newFigures(route, method)
    figures.set(route, (figures.get(route) ?? new Map<string, RouteFigures>()).set(method, entry))
    return entry
  }

  /** @param ms null where the time says nothing, as with a stream that stays open */
  function addTo(entry: RouteFigures, status: number, ms: number | null): void {
    const statusClass = Math.floor(status / 100) - 1
    entry.byClass[statusClass] = (entry.byClass[statusClass] ?? 0) + 1
    if (ms === null) return
    const seconds = ms / 1000
    let bound = 0
    while (bound < BOUNDS.length && seconds > (BOUNDS[bound] ?? 0)) bound += 1
    entry.byTime[bound] = (entry.byTime[bound] ?? 0) + 1
    entry.seconds += seconds
    entry.timed += 1
  }

  return {
    of,
    addTo,
    add: (route: string, method: string, status: number, ms: number | null) => addTo(of(route, method), status, ms),
    all: (): RouteFigures[] => [...figures.values()].flatMap((methods) => [...methods.values()]),
  }
}

export type RequestFigures = ReturnType<typeof createRequestFigures>
