import { describe, expect, test } from 'vitest'
import { BLOG_CATEGORIES } from '#domain/blogs/categories.ts'
import { KNOWLEDGE } from './all.content.ts'
import type { Knowledge } from './subject.ts'

const entries = Object.entries(KNOWLEDGE) as [string, Knowledge][]
const subjects = entries.flatMap(([, knowledge]) => knowledge.subjects)
const facts = subjects.flatMap((subject) => subject.facts)

const CURE = /\b(cures?|cured|curing|heals?|guarantee[sd]?|miracle|detox(es)?|melts? fat|reverses?)\b/i
// A quantity with a medicine's unit, next to a word for a medicine.
const DOSE =
  /\b\d[\d,.]*\s?(mg|mcg|µg|iu|ml|units?)\b[^.]*\b(tablets?|capsules?|injections?|syrup|doses?|metformin|supplements?)\b/i
const DAILY_KCAL = /(\d[\d,]*)\s?kcal (?:a|per|each) day(?! (?:more|less|fewer))/gi
// A word that depends on the previous sentence, which the composer may place elsewhere.
const LEANS_ON_ANOTHER = /^(this|that|it|its|these|those|they|such|also|moreover|however)\b/i
const FILLER = /!|\b(superfood|super food|magic|amazing|incredible|boosts? immunity)\b/i

const toSentences = (text: string) => text.split(/(?<=[.?])\s+(?=[A-Z])/)

test('all six categories have at least 150 facts together, with unique ids', () => {
  expect(facts.length).toBeGreaterThanOrEqual(entries.length === BLOG_CATEGORIES.length ? 150 : 28 * entries.length)
  const ids = [...subjects.map((subject) => subject.id), ...facts.map((fact) => fact.id)]
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

describe.each(entries)('%s', (category, { subjects, sources }) => {
  const cited = subjects.flatMap((subject) => subject.facts.flatMap((fact) => fact.sources))

  test('has at least 28 facts on subjects of its own', () => {
    expect(subjects.flatMap((subject) => subject.facts).length).toBeGreaterThanOrEqual(28)
    for (const subject of subjects) expect(subject.category).toBe(category)
  })

  test('names a source for every fact, and no source without a fact', () => {
    expect(cited.filter((key) => !(key in sources))).toEqual([])
    expect(Object.keys(sources).filter((key) => !cited.includes(key))).toEqual([])
  })
})

describe.each(subjects.map((subject) => [subject.id, subject] as const))('%s', (id, subject) => {
  test('has facts for every part of an article', () => {
    const roles = subject.facts.map((fact) => fact.role)
    expect(roles).toEqual(expect.arrayContaining(['why', 'how', 'care']))
    expect(subject.facts.length).toBeGreaterThanOrEqual(5)
    expect(subject.facts.filter((fact) => !fact.id.startsWith(`${id}-`))).toEqual([])
  })

  test('has unique lower-case keywords', () => {
    expect(subject.keywords).toEqual([...new Set(subject.keywords.map((keyword) => keyword.trim().toLowerCase()))])
  })

  test('has complete sentences that make sense on their own', () => {
    for (const { text } of subject.facts) {
      expect(text).toMatch(/^\p{Lu}.*[.]$/su)
      expect(text).not.toMatch(LEANS_ON_ANOTHER)
      expect(text).not.toMatch(FILLER)
      expect(toSentences(text).length).toBeLessThanOrEqual(2)
    }
  })

  test('promises no cure, doses no medicine and sets no target below 1,200 kcal', () => {
    const texts = subject.facts.map(({ text }) => text)
    expect(texts.filter((text) => CURE.test(text))).toEqual([])
    expect(texts.filter((text) => DOSE.test(text))).toEqual([])
    const targets = texts.flatMap((text) =>
      [...text.matchAll(DAILY_KCAL)].map((match) => Number(match[1]?.replace(',', ''))),
    )
    expect(targets.filter((kcal) => kcal < 1200)).toEqual([])
  })
})
