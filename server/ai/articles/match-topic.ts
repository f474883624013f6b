import { AI_TONES } from '#domain/ai/ai-rules.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import { isSimilar, type SearchWord, toSearchWords } from '../text/similar.ts'
import { ARTICLES } from './all.content.ts'
import type { LibraryArticle, Variant } from './library-article.ts'
import { groupsOf } from './topic-groups.ts'
import { CIRCUMSTANCES, ELSEWHERE, GENERAL, isOrdinary, OPPOSITE } from './topic-words.content.ts'

/**
 * - `sure`: the article treats all that the topic names
 * - `near`: the articles treat a part of it, or something close; a person chooses
 * - `none`: the library has nothing on it
 */
export type Confidence = 'sure' | 'near' | 'none'

export interface TopicMatch {
  confidence: Confidence
  /** The best first; one if `sure`, none if `none`. */
  articles: LibraryArticle[]
}

/** Articles that a person chooses from. */
const NEAR_MAX = 3
/** The share of a name's weight that makes an article near. */
const NEAR_SHARE = 0.5
/** "Sugar free": the topic leaves out what stands next to these. */
const LEFT_OUT = /^(?:without|no|skip|skipping|quit|quitting|instead|except|bina)$/

interface Entry {
  article: LibraryArticle
  names: SearchWord[][]
  variants: { variant: Variant; names: SearchWord[][] }[]
  /** Roots of the words that it treats. */
  vocabulary: ReadonlySet<string>
}

const isWeighty = ({ word, root }: SearchWord) =>
  ELSEWHERE.has(root) || (!isOrdinary(word, root) && !CIRCUMSTANCES.has(root))

/** A name's words without "diet" and "for"; all of them if it has no others: "healthy habits". */
function nameWords(name: string): SearchWord[] {
  const words = toSearchWords(name)
  const own = words.filter(({ root }) => !GENERAL.has(root))
  return own.length > 0 ? own : words
}

/** How often an article must use a word to treat it; what only one tone has counts a third. */
const TREATED_MIN = 2

function countRoots(counts: Map<string, number>, texts: readonly string[], weight: number): void {
  for (const { root } of toSearchWords(texts.join(' '))) counts.set(root, (counts.get(root) ?? 0) + weight)
}

/** The roots of the words that an article treats, and does not only mention. */
function vocabularyOf({ name, names, tones, body, seeDoctor, variants = [] }: LibraryArticle): ReadonlySet<string> {
  const counts = new Map<string, number>()
  countRoots(counts, [name, ...names, ...variants.flatMap((variant) => variant.names)], TREATED_MIN)
  countRoots(counts, [body, seeDoctor, ...variants.map(({ text }) => text)], 1)
  for (const { title, summary, opening, example, closing } of Object.values(tones))
    countRoots(counts, [title, summary, opening, example, closing], 1 / AI_TONES.length)
  return new Set([...counts].filter(([, count]) => count >= TREATED_MIN).map(([root]) => root))
}

const INDEX: readonly Entry[] = ARTICLES.map((article) => ({
  article,
  names: article.names.map(nameWords),
  variants: (article.variants ?? []).map((variant) => ({ variant, names: variant.names.map(nameWords) })),
  vocabulary: vocabularyOf(article),
}))

/** Articles whose names have each root: a word that one article has says more than a word of ten. */
const NAMING = new Map<string, number>()
for (const { names } of INDEX)
  for (const root of new Set(names.flat().map((word) => word.root))) NAMING.set(root, (NAMING.get(root) ?? 0) + 1)
const weightOf = ({ root }: SearchWord) => 1 / Math.sqrt(NAMING.get(root) ?? 1)
const totalWeight = (words: readonly SearchWord[]) => words.reduce((sum, word) => sum + weightOf(word), 0)

interface Scored {
  entry: Entry
  /** The topic's words that a whole name of the article or a variant has. */
  matched: Set<SearchWord>
  score: number
  /** The greatest share of a name's weight that the topic has. */
  share: number
}

function wordsWith(topic: readonly SearchWord[], name: readonly SearchWord[]): SearchWord[] {
  return topic.filter((word) => name.some((other) => isSimilar(word, other)))
}

function has(topic: readonly SearchWord[], name: readonly SearchWord[]): boolean {
  return name.every((word) => topic.some((other) => isSimilar(word, other)))
}

function scoreEntry(entry: Entry, topic: readonly SearchWord[], category: BlogCategory): Scored {
  const whole = entry.names.filter((name) => has(topic, name))
  const ofVariants = entry.variants.flatMap(({ names }) => names.filter((name) => has(topic, name)))
  const matched = new Set((whole.length > 0 ? [...whole, ...ofVariants] : []).flatMap((name) => wordsWith(topic, name)))
  const best = Math.max(0, ...whole.map(totalWeight))
  const share = Math.max(
    0,
    ...entry.names.map((name) => {
      const found = name.filter((word) => topic.some((other) => isSimilar(word, other)))
      return totalWeight(found) / totalWeight(name)
    }),
  )
  const bonus = entry.article.category === category ? 0.2 : 0
  return { entry, matched, share, score: best + totalWeight([...matched]) + bonus }
}

/** Groups that the topic names and the article is not written for. */
function isForOthers({ article, variants }: Entry, topic: string): boolean {
  const names = [...article.names, ...variants.flatMap(({ variant }) => variant.names)].join('. ')
  return groupsOf(topic).some((group) => !article.cautions.includes(group) && !groupsOf(names).includes(group))
}

/** Finds the article that a topic asks for, by names, synonyms, spellings and typing errors. */
export function matchTopic(topic: string, category: BlogCategory): TopicMatch {
  const all = toSearchWords(topic)
  const words = all.filter(isWeighty)
  const asked = words.length > 0 ? words : all
  const scored = INDEX.map((entry) => scoreEntry(entry, all, category)).sort((one, other) => other.score - one.score)
  const whole = scored.filter(({ matched }) => matched.size > 0)
  const [best] = whole
  if (!best) {
    const near = scored
      .filter(({ share, entry }) => share >= NEAR_SHARE && wordsWith(words, entry.names.flat()).length > 0)
      .sort((one, other) => other.share - one.share)
    return {
      confidence: near.length > 0 ? 'near' : 'none',
      articles: near.slice(0, NEAR_MAX).map(({ entry }) => entry.article),
    }
  }
  const isCovered = (word: SearchWord) => best.matched.has(word) || best.entry.vocabulary.has(word.root)
  const others = whole
    .slice(1)
    .filter(({ matched }) => [...matched].some((word) => isWeighty(word) && !best.matched.has(word)))
  const isLeftOut = all.some(
    ({ word }, at) => LEFT_OUT.test(word) && [1, 2].some((step) => best.matched.has(all[at + step] as SearchWord)),
  )
  const isSure =
    !OPPOSITE.test(topic) &&
    asked.every(isCovered) &&
    others.length === 0 &&
    !isLeftOut &&
    !isForOthers(best.entry, topic)
  if (isSure) return { confidence: 'sure', articles: [best.entry.article] }
  return { confidence: 'near', articles: whole.slice(0, NEAR_MAX).map(({ entry }) => entry.article) }
}

/** The article's parts for an audience or an occasion that the topic names. */
export function variantsFor({ variants = [] }: LibraryArticle, topic: string): Variant[] {
  const words = toSearchWords(topic)
  return variants.filter(({ names }) => names.some((name) => has(words, nameWords(name))))
}
