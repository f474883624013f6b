import type { Source } from './source.ts'

/** A source as a reader sees it: "World Health Organization: Healthy diet (fact sheet)", with year and note where known. */
export function formatSource({ by, title, year, note }: Source): string {
  const separator = /[?!]$/.test(title) ? ' ' : ', '
  return `${by}: ${title}${year ? `${separator}${year}` : ''}${note ? ` (${note})` : ''}`
}
