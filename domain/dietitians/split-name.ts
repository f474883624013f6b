/** The first word is the first name, the rest the last. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const [first_name = '', ...rest] = name.trim().split(' ')
  return { first_name, last_name: rest.join(' ').trim() }
}
