import { and, type Column, ilike, or, type SQL } from 'drizzle-orm'
/** A LIKE pattern for text that contains this, whatever wildcards it holds. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** Digits alone are an age, a weight, a value; with a letter or an @ they may be part of an e-mail address. */
const mayBeOfAddress = (word: string) => /[\p{L}@]/u.test(word)

/**
 * Each word of a search is found somewhere, in whatever order: "gill harpreet" is Harpreet Kaur Gill.
 * @param address the column of e-mail addresses, where "45" would find whatever number an address ends with
 */
export function everyWordIn(search: string, columns: readonly Column[], address: Column): SQL | undefined {
  const words = new Set(search.split(/\s+/).filter(Boolean))
  const columnsOf = (word: string) => (mayBeOfAddress(word) ? [...columns, address] : columns)
  return and(...[...words].map((word) => or(...columnsOf(word).map((column) => ilike(column, containing(word))))))
}
