/** A LIKE pattern for text that contains this, whatever wildcards it holds. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
