import { describe, expect, test } from 'vitest'
import { BLOG_CATEGORIES } from '#domain/blogs/categories.ts'
import { KNOWLEDGE } from '../../knowledge/all.ts'
import { composeArticle } from '../compose-article.ts'
import { MANDATORY } from './mandatory.ts'

const textOf = (topic: string, category: (typeof BLOG_CATEGORIES)[number] = 'diet') =>
  composeArticle({ category, topic, tone: 'professional' }).content.replaceAll(/<[^>]+>/g, ' ')

const FASTING_WARNINGS = [
  /eating disorder should not fast/,
  /pregnant or breastfeeding/,
  /teenagers under 18/,
  /Nobody underweight should fast/,
  /insulin or tablets for diabetes/,
]

test('every mandatory fact is in the library, once', () => {
  const ids = Object.values(KNOWLEDGE).flatMap(({ subjects }) =>
    subjects.flatMap(({ facts }) => facts.map(({ id }) => id)),
  )
  for (const wanted of MANDATORY.flatMap(({ facts }) => facts)) {
    expect(
      ids.filter((id) => id === wanted),
      wanted,
    ).toHaveLength(1)
  }
})

describe.each([
  'intermittent fasting',
  'Intermittant fasting for women',
  '16:8 fasting for weight loss',
  '5:2 diet',
  'OMAD',
  'one meal a day',
  'Time restricted eating',
  'Eating only between 12 and 8',
  'No food after 7 pm',
  'alternate-day diets',
])('%s', (topic) => {
  test('is defined, and says who should not fast', () => {
    const text = textOf(topic)
    expect(text).toContain('Intermittent fasting means eating only within certain hours')
    for (const warning of FASTING_WARNINGS) expect(text).toMatch(warning)
  })
})

test.each([
  'Is it good to fast?',
  'How to break a fast',
  'Skipping dinner',
  'water fasting benefits',
  'Navratri fast',
  'Karva Chauth vrat',
  'Ramadan and health',
  'Ekadashi upvas',
  'fasting in pregnancy',
])('%s says who should not fast', (topic) => {
  for (const warning of FASTING_WARNINGS) expect(textOf(topic)).toMatch(warning)
})

test.each(BLOG_CATEGORIES)('in %s the warnings come with their sources, each once', (category) => {
  const text = textOf('intermittent fasting', category)
  for (const warning of FASTING_WARNINGS) expect(text.match(new RegExp(warning, 'g'))).toHaveLength(1)
  expect(text).toMatch(/Sources.*Johns Hopkins Medicine.*CG32/s)
})

test.each(['how to lose weight', 'losing belly fat', 'Reduce 5 kg before a wedding', 'motapa'])(
  '%s says who should not diet alone',
  (topic) => {
    expect(textOf(topic)).toMatch(
      /Who should not diet without a doctor.*eating disorder.*pregnancy.*teenagers.*18\.5.*see a doctor/s,
    )
  },
)

test.each(['fast food', 'a fast breakfast', 'iron for women', 'walking fast', 'Ghee and health'])(
  '%s is no fast and no diet',
  (topic) => {
    expect(textOf(topic)).not.toMatch(/Who should not/)
  },
)
