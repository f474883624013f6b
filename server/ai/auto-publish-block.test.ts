import { expect, test } from 'vitest'
import type { FindingKind } from '#domain/ai/findings.ts'
import { AI_ENGINES } from '#domain/blogs/ai-engines.ts'
import { findPublishBlock } from './auto-publish-block.ts'

const findingsOf = (...kinds: FindingKind[]) => kinds.map((kind) => ({ kind, text: 'x', reason: 'y' }))
const CLEAN = { engine: 'model', is_outline: false, left_out: [], findings: [] } as const

test('a clean text is not blocked', () => {
  expect(findPublishBlock(CLEAN)).toBeNull()
})

test.each(AI_ENGINES)('each serious claim is named once, for every engine: %s', (engine) => {
  const findings = findingsOf('unsourced_study', 'cure_promise', 'unsourced_study', 'medicine_stop')
  expect(findPublishBlock({ ...CLEAN, engine, findings })).toBe(
    'The claim check has found: promise of a cure, advice to stop a medicine, study without a source. Read the article, then publish it yourself.',
  )
})

test('a myth, fear, shame or a risky amount is never published unread', () => {
  const findings = findingsOf('myth', 'fear_or_shame', 'risky_amount')
  expect(findPublishBlock({ ...CLEAN, engine: 'built_in', findings })).toContain(
    'amount that could harm, food myth, words that frighten or shame',
  )
})

test('a number without a source keeps a model’s article a draft', () => {
  const findings = findingsOf('unsourced_number')
  expect(findPublishBlock({ ...CLEAN, findings })).toContain('number without a source')
  expect(findPublishBlock({ ...CLEAN, engine: 'built_in', findings })).toBeNull()
})

test('an outline and an unreviewed gap are blocked', () => {
  expect(findPublishBlock({ ...CLEAN, is_outline: true })).toMatch(/outline/)
  expect(findPublishBlock({ ...CLEAN, left_out: findingsOf('medicine_dose') })).toMatch(/left out/)
})
