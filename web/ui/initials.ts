/** "RS" of "Rohit Sharma". */
export function initials(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const letters = [first, others.at(-1) ?? ''].map((word) => [...word][0] ?? '')
  return letters.join('').toLocaleUpperCase('en-IN')
}
