function shuffled<T>(entries: readonly T[]): T[] {
  return entries
    .map((entry) => ({ entry, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ entry }) => entry)
}

/** Random entries; those not shown before are preferred. */
export function pickIdeas<T>(list: readonly T[], count: number, shownBefore: readonly T[] = []): T[] {
  const fresh = shuffled(list.filter((entry) => !shownBefore.includes(entry)))
  const repeated = shuffled(list.filter((entry) => shownBefore.includes(entry)))
  return shuffled([...fresh, ...repeated].slice(0, count))
}
