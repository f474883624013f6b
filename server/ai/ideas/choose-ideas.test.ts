import { describe, expect, test } from 'vitest'
import { GenerateInput } from '#domain/ai/ai.schema.ts'
import { AI_TONES } from '#domain/ai/ai-rules.ts'
import { BLOG_CATEGORIES } from '#domain/blogs/categories.ts'
import { addDays } from '#domain/site/india-day.ts'
import { ARTICLES } from '../articles/all.content.ts'
import { findArticles } from '../articles/write-article.ts'
import { checkClaims } from '../claims/check-claims.ts'
import { chooseIdeas, type IdeaSources, type RequestText } from './choose-ideas.ts'
import { CONCERN_SUBJECTS } from './concern-subjects.content.ts'
import { FESTIVALS } from './festivals.content.ts'
import { SEASONS } from './seasons.content.ts'
import { TOPICS } from './topics.content.ts'

const categoryOf = (subject: string) => ARTICLES.find(({ id }) => id === subject)?.category ?? 'diet'
const ideas = (sources: Partial<IdeaSources> = {}) =>
  chooseIdeas({ userId: 7, day: '2026-11-25', requests: [], titles: [], concerns: [], ...sources })
const from = (client_id: number, message: string, health_concern: string | null = null): RequestText => ({
  client_id,
  message,
  health_concern,
})
/** Every subject has an article. */
const ALL_TITLES = ARTICLES.flatMap(({ names }) => names)

describe('the topics', () => {
  const all = [
    ...Object.entries(TOPICS).map(([subject, topic]) => ({ subject, topic })),
    ...FESTIVALS.flatMap((festival) => festival.ideas),
  ]
  test.each(all)('$topic: matches its own article as `sure`, with a title without claims', ({ subject, topic }) => {
    const category = categoryOf(subject)
    for (const tone of AI_TONES) {
      const { confidence, articles } = findArticles({ topic, category, tone })
      expect([confidence, articles[0]?.id]).toEqual(['sure', subject])
    }
    expect(GenerateInput.safeParse({ topic, category }).success).toBe(true)
    expect(checkClaims({ title: topic, topic })).toEqual([])
  })

  test('exist for each subject of the library and of every list', () => {
    expect(Object.keys(TOPICS).sort()).toEqual(ARTICLES.map(({ id }) => id).sort())
    const listed = [...Object.values(CONCERN_SUBJECTS).flat(), ...SEASONS.flatMap(({ subjects }) => subjects)]
    for (const subject of listed) expect(Object.keys(TOPICS)).toContain(subject)
  })
})

test('festivals have one day in each year, and every month has a season', () => {
  for (const { days } of FESTIVALS) expect(days.map((day) => day.slice(0, 4))).toEqual(['2026', '2027', '2028'])
  expect(new Set(SEASONS.flatMap(({ months }) => months)).size).toBe(12)
})

describe('ten different ideas', () => {
  const sources: Partial<IdeaSources>[] = [
    {},
    { titles: ALL_TITLES },
    { titles: ALL_TITLES, concerns: ['thyroid'] },
    { titles: ALL_TITLES, concerns: ['general'] },
    { concerns: ['diabetes', 'pcos'], requests: [1, 2].map((client) => from(client, 'Thyroid, PCOS, IBS, CKD')) },
  ]
  test.each(sources)('on every day of three years', (source) => {
    for (let day = '2026-01-01'; day <= '2028-12-31'; day = addDays(day, 9)) {
      const found = ideas({ ...source, day })
      for (const field of ['topic', 'subject'] as const)
        expect(new Set(found.map((idea) => idea[field])).size, day).toBe(10)
    }
  })

  test('are the same for a day and a user, and differ for another day or user', () => {
    expect(ideas()).toEqual(ideas())
    expect(ideas({ userId: 8 })).not.toEqual(ideas())
    expect(ideas({ day: '2026-11-26' })).not.toEqual(ideas())
  })

  test('are of several categories', () => {
    const found = new Set(ideas().map(({ category }) => category))
    expect(found.size).toBeGreaterThanOrEqual(3)
    for (const category of found) expect(BLOG_CATEGORIES).toContain(category)
  })
})

describe('what clients ask', () => {
  const reasonFor = (subject: string, requests: RequestText[]) =>
    ideas({ requests, titles: ALL_TITLES }).find((idea) => idea.subject === subject)?.reason

  test('is counted by client, most frequent first, from two clients on', () => {
    const requests = [
      from(1, 'I have PCOS and I am tired.'),
      from(2, 'Hello, can you help me?', 'pcod'),
      from(3, 'PCOS since 2020'),
      from(3, 'PCOS again, sorry'),
      from(1, 'My uric acid is fine but my thyroid is not.'),
      from(5, 'Hypothyroid since my delivery'),
      from(4, 'Is creatinine 2.1 dangerous?'),
      from(4, 'creatinine is now 2.3'),
    ]
    expect(ideas({ requests }).slice(0, 2)).toEqual([
      {
        subject: 'pcos',
        category: 'diet',
        topic: TOPICS.pcos,
        reason: '3 clients asked about this in the last 90 days',
      },
      {
        subject: 'thyroid',
        category: 'diet',
        topic: TOPICS.thyroid,
        reason: '2 clients asked about this in the last 90 days',
      },
    ])
    expect(reasonFor('kidney-disease', requests)).toBeUndefined()
  })

  test('is the health concern if there is one, and not a food that is merely eaten', () => {
    const requests = [1, 2].map((client) => from(client, 'I eat poha, and my mother has diabetes.', 'fatty liver'))
    expect(reasonFor('fatty-liver', requests)).toContain('2 clients')
    expect(reasonFor('diabetes', requests)).toBeUndefined()
    expect(
      reasonFor(
        'poha',
        [1, 2].map((client) => from(client, 'I eat poha every day')),
      ),
    ).toBeUndefined()
  })
})

test.each([
  ['2026-09-23', undefined],
  ['2026-09-24', 'Diwali is on 8 November'],
  ['2026-11-08', 'Diwali is on 8 November'],
  ['2026-11-09', undefined],
  ['2027-10-01', 'Diwali is on 29 October'],
])('on %s, Diwali: %s', (day, reason) => {
  const idea = ideas({ day, titles: ALL_TITLES }).find(({ subject }) => subject === 'diwali-sweets')
  expect(idea?.reason).toBe(reason)
})

test('the season: exams in February and March', () => {
  const inExams = (day: string) => ideas({ day, titles: ALL_TITLES }).map(({ reason }) => reason)
  const days = Array.from({ length: 20 }, (_, at) => addDays('2027-03-01', at))
  expect(days.flatMap(inExams)).toContain('It’s exam season')
  expect(inExams('2027-08-10')).not.toContain('It’s exam season')
})

describe('gaps of this site', () => {
  const GAP = 'Nobody has written about this here yet'

  test('come first from the own field, and never include a subject of a published title', () => {
    const found = ideas({ concerns: ['digestion'], titles: ['Acidity: my seven rules', 'Isabgol and fibre'] })
    const gaps = found.filter(({ reason }) => reason === GAP).map(({ subject }) => subject)
    expect(gaps.slice(0, 3).sort()).toEqual(['gut-health-curd', 'ibs-gas', 'late-dinner'])
    for (const subject of ['acidity', 'constipation-fibre']) expect(gaps).not.toContain(subject)
  })

  test('without gaps, ideas come from the own field and then the basics', () => {
    const reasons = ideas({ concerns: ['thyroid'], titles: ALL_TITLES }).map(({ reason }) => reason)
    expect(reasons).not.toContain(GAP)
    expect(reasons).toEqual(
      expect.arrayContaining(['It fits what you help with: Thyroid', 'A basic for almost every client']),
    )
  })
})
