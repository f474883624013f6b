import { expect, test } from 'vitest'
import { AI_TONES } from '#domain/ai/ai-rules.ts'
import { SUMMARY, TITLE } from '#domain/blogs/blog-rules.ts'
import { BLOG_CATEGORIES } from '#domain/blogs/categories.ts'
import { plainText } from '#domain/blogs/plain-text.ts'
import { OUTSIDE } from '#test/ai/topics.content.ts'
import { htmlErrors } from '#test/injection/strict-html.ts'
import type { ArticleOrder } from '../../infra/ai-writer.ts'
import { sanitizeArticle } from '../../infra/formats/html-sanitizer.ts'
import { writeArticle } from './write-article.ts'

const write = (topic: string, order: Partial<ArticleOrder> = {}) =>
  writeArticle({ category: 'diet', tone: 'professional', topic, ...order })

test('a topic that names a subject gets its article, different in each tone', () => {
  const written = AI_TONES.map((tone) => write('Iron rich foods for teenage girls', { tone }))
  expect(new Set(written.map(({ title }) => title)).size).toBe(AI_TONES.length)
  for (const { content, isOutline } of written) {
    expect(isOutline).toBe(false)
    expect(content).toContain('When to see a doctor or dietitian')
    expect(content).toContain('<h2>Sources</h2>')
  }
})

test('an occasion that the topic names adds its part and gives the title', () => {
  const plain = write('Iron rich foods for teenage girls')
  const hostel = write('Iron rich foods for girls in a hostel mess', { subject: 'iron-teenage-girls' })
  expect(hostel.title).not.toBe(plain.title)
  expect(hostel.content).toContain('In the hostel')
})

test('the cautions for the people whom the topic names are in every tone', () => {
  for (const tone of AI_TONES) {
    expect(write('Moong dal chilla for a vrat in pregnancy', { tone, subject: 'moong-chilla' }).content).toMatch(
      /should not do intermittent fasting.*In pregnancy, avoid liver/s,
    )
  }
})

test.each([
  ['Cure diabetes with karela', /don’t cure an illness/],
  ['500 kcal diet for weight loss', /no very low calorie plan|Why there is no very low calorie plan/],
  ['Stop taking thyroid tablets with diet', /Only the doctor who prescribed a medicine/],
])('%s: says what it can’t promise, and does not repeat it', (topic, note) => {
  const { title, content } = write(topic)
  expect(content).toMatch(note)
  expect(title).not.toMatch(/cure|500|stop taking/i)
})

test('a chosen article is written even if the topic is only near it', () => {
  expect(write('PCOS weight loss')).toMatchObject({ isOutline: true })
  expect(write('PCOS weight loss', { subject: 'pcos' })).toMatchObject({ isOutline: false })
})

test('an outline says so, names related articles, and contains the matching facts with sources', () => {
  const { title, content, isOutline } = write('Thyroid in pregnancy')
  expect(isOutline).toBe(true)
  expect(title).toBe('Thyroid in pregnancy: an outline with questions')
  expect(content).toContain('Our library has no article that treats all of “Thyroid in pregnancy”.')
  expect(content).toMatch(/What our library says that fits.*\[1\].*Closest in the library.*<h2>Sources<\/h2>/s)
})

test('no article is written about a dose', () => {
  const { title, content } = write('Vitamin D 60000 IU weekly')
  expect(content).toContain('The doctor who prescribes a medicine or a strong supplement decides its amount')
  expect(`${title} ${content}`).not.toMatch(/60,?000/)
})

const OUTLINES = BLOG_CATEGORIES.flatMap((category) => OUTSIDE[category].map((topic) => ({ category, topic })))
test.each(OUTLINES)('$topic: an outline within the limits', ({ category, topic }) => {
  const { title, summary, content, isOutline } = write(topic, { category })
  expect(isOutline).toBe(true)
  expect(title.length).toBeGreaterThanOrEqual(TITLE.min)
  expect(title.length).toBeLessThanOrEqual(TITLE.max)
  expect(summary.length).toBeGreaterThanOrEqual(SUMMARY.min)
  expect(summary.length).toBeLessThanOrEqual(SUMMARY.max)
  expect(plainText(content).length).toBeGreaterThan(400)
  expect(htmlErrors(sanitizeArticle(content))).toEqual([])
})

test.each(['Alkaline water keeps cancer away', 'Obese people have no willpower', 'Drink 10 litres of water a day'])(
  'an outline does not repeat the claim of its topic: %s',
  (topic) => {
    const { title, content } = write(topic, { subject: 'outline' })
    expect(`${title} ${content}`).not.toContain(topic)
    expect(content).toContain('this topic')
  },
)

test('markup in a topic is escaped', () => {
  const { content } = write('Wilson disease <b>*and*</b> [a link](https://evil.example) `code`')
  expect(content).not.toMatch(/evil\.example"|<b>|<code>|<em>and/)
})
