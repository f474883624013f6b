import { and, type Column, ilike, or, type SQL } from 'drizzle-orm'

/** A LIKE pattern for text that contains this, with wildcards escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** Digits alone are an age, a weight or a value; with a letter or an @ they may be part of an e-mail address. */
const mayBeOfAddress = (word: string) => /[\p{L}@]/u.test(word)

/**
 * Matches if every word of a search occurs in one of the columns, in any order: "gill harpreet" finds Harpreet Kaur
 * Gill.
 * @param address the column of e-mail addresses, where "45" would match digits at the end of an address
 */
export function everyWordIn(search: string, columns: readonly Column[], address: Column): SQL | undefined {
  const words = new Set(search.split(/\s+/).filter(Boolean))
  const columnsOf = (word: string) => (mayBeOfAddress(word) ? [...columns, address] : columns)
  return and(...[...words].map((word) => or(...columnsOf(word).map((column) => ilike(column, containing(word))))))
}
