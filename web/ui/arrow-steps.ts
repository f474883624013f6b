/** The index that a key moves the focus to, from the focused one (-1: none). */
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
}

export function isStep(key: string): boolean {
  return key in STEPS
}

/** Moves the focus with arrow keys, Home and End. */
export function stepFocus(key: string, entries: readonly Element[]): void {
  const at = document.activeElement ? entries.indexOf(document.activeElement) : -1
  const next = entries[STEPS[key]?.(at, entries.length) ?? -1]
  if (next instanceof HTMLElement) next.focus()
}
