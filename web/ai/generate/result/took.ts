import { formatScore } from '#web/lib/format.ts'

const SECOND = 1000

/** "4.2 seconds" */
export function tookWords(milliseconds: number): string {
  return milliseconds < SECOND ? 'less than a second' : `${formatScore(milliseconds / SECOND)} seconds`
}
