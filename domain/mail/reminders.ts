import { HOUR_MS } from '../durations.ts'

/** A dietitian gets at most one reminder about a request or assessment in this time. */
const REMINDER_HOURS = 24
export const ALREADY_REMINDED = 'The dietitian was reminded of this within the last day.'

export function mayRemind(reminded_at: Date | string | null, now: Date): boolean {
  return reminded_at === null || now.getTime() - new Date(reminded_at).getTime() >= REMINDER_HOURS * HOUR_MS
}
