/** The promise's value, or null when it fails or takes longer. */
export function orNullAfter<T>(work: Promise<T>, milliseconds: number): Promise<T | null> {
  const end = new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null))
  return Promise.race([work.catch(() => null), end])
}
