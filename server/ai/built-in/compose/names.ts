import type { Subject } from '../../knowledge/subject.ts'

const LISTS = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' })

/** "breakfast, dietary fibre and salt". */
export function joinNames(subjects: readonly Subject[]): string {
  const names = subjects.map(({ name }) => name)
  // "Fibre and whole grains and salt" would be ambiguous.
  if (names.length > 1 && names.some((name) => name.includes(' and '))) {
    return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`
  }
  return LISTS.format(names)
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Inserts the article's subject into a wording. */
export function fillNames(wording: string, names: string): string {
  return wording.replaceAll('{names}', () => names)
}
