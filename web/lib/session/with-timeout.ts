/** The promise's value, or null when it fails or takes longer. */
export function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  const end = new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null))
  return Promise.race([work.catch(() => null), end])
}
