import { describe, expect, test } from 'vitest'
import { WITH_A_CLAIM, WITHOUT_A_CLAIM } from '#test/ai/unseen-claims.content.ts'
import { checkClaims } from '../check-claims.ts'
import { findLikelyClaim } from './find-likely-claim.ts'

const check = (text: string) => checkClaims({ content: `<p>${text}</p>` }, findLikelyClaim)
const claimsIn = (text: string) => check(text).filter(({ kind }) => kind !== 'unsourced_number')

describe('sentences that occur in neither the rules nor the examples', () => {
  test('nine of ten claims are found', () => {
    const missed = WITH_A_CLAIM.filter((sentence) => check(sentence).length === 0)
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(WITH_A_CLAIM.length / 10)
  })

  test('at most one of ten without a claim is reported', () => {
    const reported = WITHOUT_A_CLAIM.filter((sentence) => claimsIn(sentence).length > 0)
    expect(reported.length, reported.join('\n')).toBeLessThanOrEqual(WITHOUT_A_CLAIM.length / 10)
  })
})

describe('text without a claim', () => {
  test.each([
    ['a heading', '<h2>On days when you eat no rice, cut your insulin by four units on your own.</h2>'],
    ['an item without an end', '<p>On days when you eat no rice, cut your insulin by four units</p>'],
  ])('%s', (_, content) => {
    expect(checkClaims({ content }, findLikelyClaim).filter(({ reason }) => reason.startsWith('This may'))).toEqual([])
  })

  test('a study whose source is linked', () => {
    const source = '<a href="https://pubmed.ncbi.nlm.nih.gov/31234567/">Diabetes Care, 2019</a>'
    expect(
      claimsIn(`Scientists have found that a walk after dinner lowers the sugar of the next morning (${source}).`),
    ).toEqual([])
  })
})

test('a claim is reported once, with its kind and what to write instead', () => {
  expect(check('If the statin is giving you leg cramps, just skip it for a few weeks and see how you feel.')).toEqual([
    {
      kind: 'medicine_stop',
      text: 'If the statin is giving you leg cramps, just skip it for a few weeks and see how you feel.',
      reason: expect.stringContaining('only the treating doctor changes'),
    },
  ])
})
