/**
 * The waiting request after this one, or else the first of the others.
 * @param queue the ids of the currently waiting requests, in list order
 * @param before the queue while this request was still in it, which gives its position
 */
export function nextInQueue(id: number, queue: readonly number[], before: readonly number[]): number | null {
  const others = queue.filter((other) => other !== id)
  const after = before.slice(before.indexOf(id) + 1)
  return after.find((other) => others.includes(other)) ?? others[0] ?? null
}
