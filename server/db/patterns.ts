import { and, type Column, ilike, or, type SQL } from 'drizzle-orm'
/** A LIKE pattern for text that contains this, whatever wildcards it holds. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** The same of words in this order, whatever stands between them: "harpreet gill" is in Harpreet Kaur Gill. */
export function containingInOrder(text: string): string {
  return containing(text).replace(/\s+/g, '%')
}

/** Each word of a search is found somewhere, in whatever order: "gill harpreet" is Harpreet Kaur Gill. */
export function everyWordIn(search: string, columns: readonly Column[]): SQL | undefined {
  const words = new Set(search.split(/\s+/).filter(Boolean))
  return and(...[...words].map((word) => or(...columns.map((column) => ilike(column, containing(word))))))
}
