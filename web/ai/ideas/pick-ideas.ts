function shuffled<T>(entries: readonly T[]): T[] {
  return entries
    .map((entry) => ({ entry, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry)
}

/** Random entries; those not shown before are preferred. */
export function pickIdeas<T>(list: readonly T[], count: number, before: readonly T[] = []): T[] {
  const fresh = shuffled(list.filter((entry) => !before.includes(entry)))
  const again = shuffled(list.filter((entry) => before.includes(entry)))
  return shuffled([...fresh, ...again].slice(0, count))
}
