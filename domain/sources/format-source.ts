import type { Source } from './source.ts'

/** A source as a reader sees it: "World Health Organization: Healthy diet (fact sheet)", with the year where known. */
export function formatSource({ by, title, year }: Source): string {
  const named = `${by}: ${title}`
  if (year === undefined) return named
  return /[?!]$/.test(title) ? `${named} ${year}` : `${named}, ${year}`
}
