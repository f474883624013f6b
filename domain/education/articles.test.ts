import { expect, test } from 'vitest'
import { countWords } from '../site/reading-time.ts'
import type { Source } from '../sources/source.ts'
import { loadArticles } from './article-files.ts'
import { articleMinutes } from './article-minutes.ts'
import { SOURCES } from './sources/sources.ts'
import { EDUCATION_DIFFICULTIES, EDUCATION_TOPICS } from './topics.ts'

const FILES = Object.fromEntries(
  await Promise.all(EDUCATION_TOPICS.map(async ({ slug }) => [slug, await loadArticles(slug)] as const)),
)
const LIMITS = { explanation: [60, 110], example: [20, 75], tip: [4, 24] } as const
/** Words that judge a person or promise what food cannot do. */
const UNFIT =
  /\b(cheat(ing)?|guilt(y)?|detox\w*|cleanse|superfoods?|miracle|cures?|cured|burns? fat|fat[- ]burning|junk|toxins?|bad foods?|Rs\.?)\b|!/i
/** No plan may have a day below 1,200 kcal, the minimum for women; naming the limit itself is allowed. */
const DAILY_ENERGY = /([\d,]{3,5}) kcal a day/g

const articles = Object.entries(FILES).flatMap(([file, written]) =>
  written.map((article) => ({ name: `${file}#${article.id}`, article })),
)

function expectWords(text: string, [least, most]: readonly [number, number]) {
  expect(countWords(text), text).toBeGreaterThanOrEqual(least)
  expect(countWords(text), text).toBeLessThanOrEqual(most)
}

test.each(Object.entries(FILES))('%s contains at least two articles, each with a unique anchor', (_file, written) => {
  expect(written.length).toBeGreaterThanOrEqual(2)
  expect(new Set(written.map(({ id }) => id)).size).toBe(written.length)
  expect(new Set(written.map(({ difficulty }) => difficulty)).size).toBeGreaterThanOrEqual(2)
  // An id must not clash with `main` and `topics`, the page's own.
  for (const { id } of written) expect(id).toMatch(/^(?!main$|topics$)[a-z][a-z0-9-]+$/)
})

test.each(articles)('$name is complete', ({ article }) => {
  expect(EDUCATION_DIFFICULTIES).toContain(article.difficulty)
  expect(article.summary).toMatch(/^(How|What|When|Where|Which|Who|Why) .*\.$/)
  expect(article.concepts).toHaveLength(3)
  expect(article.sources.length).toBeGreaterThanOrEqual(1)
  expect(new Set(article.sources).size).toBe(article.sources.length)
  for (const { title, explanation, example, tips } of article.concepts) {
    expect(title).toMatch(/^[A-Z0-9].*[^.]$/)
    expectWords(explanation, LIMITS.explanation)
    expectWords(example, LIMITS.example)
    expect(tips.length).toBeGreaterThanOrEqual(3)
    expect(tips.length).toBeLessThanOrEqual(4)
    for (const tip of tips) expectWords(tip, LIMITS.tip)
  }
  expect(articleMinutes(article)).toBeGreaterThanOrEqual(2)
})

test.each(articles)('$name contains no judgement and no promise', ({ article }) => {
  const { title, summary, concepts } = article
  const text = JSON.stringify([title, summary, concepts])
  expect(text).not.toMatch(UNFIT)
  for (const [, energy = ''] of text.matchAll(DAILY_ENERGY)) {
    const amount = Number(energy.replace(',', ''))
    // Differences are small; a day's whole energy is large.
    if (amount > 800) expect(amount).toBeGreaterThanOrEqual(1200)
  }
})

test('every source is complete and belongs to an article', () => {
  const used = new Set<string>(articles.flatMap(({ article }) => article.sources))
  for (const [id, { title, by, url }] of Object.entries<Source>(SOURCES)) {
    expect(used).toContain(id)
    expect(title).toMatch(/^\S.*[^.]$/)
    expect(by).toMatch(/^\S.*[^.]$/)
    if (url) expect(url).toMatch(/^https:\/\//)
  }
})
