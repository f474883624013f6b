export type Labels = Record<string, string | number>
export type Sample = [labels: Labels, value: number, suffix?: string]

/** How the figures of several processes become one. */
type Across = 'sum' | 'max' | 'min'

/** A family of figures, as Prometheus knows them. */
export interface Family {
  type: 'counter' | 'gauge' | 'histogram'
  name: string
  help: string
  samples: Sample[]
  across: Across
}

const JOIN: Record<Across, (a: number, b: number) => number> = {
  sum: (a, b) => a + b,
  max: Math.max,
  min: Math.min,
}

function mergeSamples(across: Across, all: Sample[]): Sample[] {
  const merged = new Map<string, Sample>()
  for (const [labels, value, suffix] of all) {
    const key = JSON.stringify([labels, suffix])
    const before = merged.get(key)
    const sum = before ? JOIN[across](before[1], value) : value
    merged.set(key, suffix === undefined ? [labels, sum] : [labels, sum, suffix])
  }
  return [...merged.values()]
}

/** The figures of several processes as if one had counted them all. */
export function mergeFamilies(all: readonly (readonly Family[])[]): Family[] {
  const byName = new Map<string, Family[]>()
  for (const family of all.flat()) byName.set(family.name, [...(byName.get(family.name) ?? []), family])
  return [...byName.values()].flatMap((same) => {
    const [first] = same
    return first
      ? [
          {
            ...first,
            samples: mergeSamples(
              first.across,
              same.flatMap(({ samples }) => samples),
            ),
          },
        ]
      : []
  })
}

/** What stays counted after the process that counted it has ended. */
export function countersOf(families: readonly Family[]): Family[] {
  return families.filter(({ type }) => type !== 'gauge')
}
