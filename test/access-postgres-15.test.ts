import { expect, test } from 'vitest'
import { TABLE } from '#test/access/table.ts'
import { CALLERS, send, setUpWorld } from '#test/access/world.ts'

setUpWorld()

/** The roles whose calls reach the endpoint's own statements: those that succeed, else those not rejected at once. */
function indexOfCaller(answers: readonly number[]): number {
  const served = answers.findIndex((answer) => answer < 300)
  return served >= 0 ? served : answers.findLastIndex((answer) => answer !== 403)
}

test.each(TABLE)('$call', { timeout: 60_000 }, async (row) => {
  const at = indexOfCaller(row.answers)
  const response = await send(CALLERS[at] ?? 'anonymous', row)
  expect(response.status, JSON.stringify(response.body)).toBe(row.answers[at])
})
