import { expect, test } from 'vitest'
import type { ForbiddenClaim } from '../../../infra/ai-writer.ts'
import { InvalidOutput, invalidAfterRetry } from '../model-failures.ts'
import { requireAllowed } from './requirements.ts'

const ADVICE = 'Put the topic in other words, or write this article yourself.'
const LONG = `Karela juice ${'and jamun seeds '.repeat(20)}cure diabetes.`
const of = (kind: ForbiddenClaim['kind'], text = LONG): ForbiddenClaim => ({
  kind,
  text,
  reason: 'A long rule. '.repeat(12),
})

function requireError(forbidden: ForbiddenClaim[]): InvalidOutput {
  try {
    requireAllowed(forbidden, ADVICE)
  } catch (error) {
    if (error instanceof InvalidOutput) return error
  }
  throw new Error('nothing was rejected')
}

test('each kind of error is named once, with the first match, and what to do', () => {
  const three = requireError([of('cure_promise'), of('cure_promise', 'Amla cures it.'), of('medicine_dose')])
  expect(invalidAfterRetry(three).message).toBe(
    `The AI server’s text made a claim that must not be published: promise of a cure (“Karela juice and jamun seeds and jamun seeds…”), medicine dose. We tried twice. Nothing was saved. ${ADVICE}`,
  )
})

test('the message stays short, however many errors there are, while the model gets all of them', () => {
  const all = requireError([
    of('cure_promise'),
    of('low_calorie_target'),
    of('medicine_dose'),
    of('medicine_stop', 'Stop.'),
  ])
  expect(invalidAfterRetry(all).message.length).toBeLessThanOrEqual(300)
  expect(all.complaint).toContain('"Stop." (A long rule.')
})

test('a text without an error passes', () => {
  expect(() => requireAllowed([], ADVICE)).not.toThrow()
})
