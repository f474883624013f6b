/** For `updated_at`, which identifies a version: later than the previous one even within one millisecond. */
export function nextTimestamp(before: Date): Date {
  return new Date(Math.max(Date.now(), before.getTime() + 1))
}
