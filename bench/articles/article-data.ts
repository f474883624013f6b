import { BLOG_CATEGORIES, type BlogCategory } from '#domain/blogs/categories.ts'
import { oneOf, seeded } from '../data.ts'
import { FIRST_NAMES, LAST_NAMES, STOP_WORDS, SUBJECTS, SYLLABLES } from './words.content.ts'

const AUTHORS = 200
const VOCABULARY = 20_000
const WORDS_IN_SECTION = 50
/** Between consecutive articles; the first article is `LARGEST` intervals old. */
const MINUTES_BETWEEN = 3
const LARGEST = 1_000_000
const LAST_DAY = Date.UTC(2026, 9, 31)
/** Articles on food are more frequent than others. */
const SHARES: Record<BlogCategory, number> = {
  diet: 0.3,
  fitness: 0.2,
  yoga: 0.12,
  mental_health: 0.13,
  recipes: 0.17,
  lifestyle: 0.08,
}

type Random = () => number
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Real words first, then made-up names. The rank in the list determines the frequency, by Zipf's law. */
export function vocabulary(): string[] {
  const random = seeded(4)
  const words = new Set([...STOP_WORDS, ...SUBJECTS])
  while (words.size < VOCABULARY) {
    const length = 3 + Math.floor(random() * 2)
    words.add(Array.from({ length }, () => oneOf(random, SYLLABLES)).join(''))
  }
  return [...words]
}

export function authorNames(): { first_name: string; last_name: string }[] {
  return Array.from({ length: AUTHORS }, (_, index) => ({
    first_name: FIRST_NAMES[index % FIRST_NAMES.length] as string,
    last_name: LAST_NAMES[(index * 7 + Math.floor(index / FIRST_NAMES.length)) % LAST_NAMES.length] as string,
  }))
}

/** Picks a word from rank `from` on; the n-th commonest word is picked 1/n as often as the commonest. */
function zipf(random: Random, words: readonly string[], from = 0): string {
  const size = words.length - from
  return words[from + Math.min(size - 1, Math.floor(Math.exp(random() * Math.log(size + 1))) - 1)] as string
}

function textOf(random: Random, words: readonly string[], count: number): string {
  const text: string[] = []
  let remainingWords = 0
  while (text.length < count) {
    const isFirst = remainingWords === 0
    if (isFirst) remainingWords = 8 + Math.floor(random() * 10)
    remainingWords--
    const word = zipf(random, words)
    text.push(`${isFirst ? capital(word) : word}${remainingWords === 0 || text.length === count - 1 ? '.' : ''}`)
    if (text.at(-1)?.endsWith('.')) remainingWords = 0
  }
  return text.join(' ')
}

function categoryOf(random: Random): BlogCategory {
  let remaining = random()
  for (const category of BLOG_CATEGORIES) {
    remaining -= SHARES[category]
    if (remaining < 0) return category
  }
  return 'diet'
}

const TITLES: readonly ((word: () => string) => string)[] = [
  (word) => `How ${word()} and ${word()} help with ${word()}`,
  (word) => `${word()}, ${word()} and ${word()}: what to know`,
  (word) => `A week of ${word()} without ${word()}`,
  (word) => `Why ${word()} matters more than ${word()}`,
  (word) => `${word()} for ${word()}: a guide to ${word()} and ${word()}`,
]

/** The article with this number: the same in every run and independent of other articles. A section has 50 words. */
export function articleRow(index: number, words: readonly string[], authorIds: readonly number[], sections: number) {
  const random = seeded(index * 2_654_435 + 17)
  const subject = () => zipf(random, words, STOP_WORDS.length)
  const title = capital(oneOf(random, TITLES)(subject)).slice(0, 100)
  const paragraphs = Array.from({ length: sections }, () => textOf(random, words, WORDS_IN_SECTION))
  const age = (LARGEST - index) * MINUTES_BETWEEN + Math.floor(random() * 600)
  const chance = random()
  return {
    title,
    summary: textOf(random, words, 22).slice(0, 300),
    content: paragraphs.map((text) => `<h2>${capital(subject())}</h2><p>${text}</p>`).join(''),
    content_text: paragraphs.join(' '),
    category: categoryOf(random),
    author_id: oneOf(random, authorIds),
    status: chance < 0.03 ? 'draft' : 'published',
    is_deleted: chance > 0.995,
    views_count: Math.floor(20 / (random() ** 0.8 + 0.0001)),
    created_at: new Date(LAST_DAY - age * 60_000).toISOString(),
  }
}
