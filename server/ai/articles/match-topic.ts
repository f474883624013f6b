import type { AiSubjects, SubjectsQuery } from '#domain/ai/ai.schema.ts'
import type { AiTone } from '#domain/ai/ai-rules.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import { hasAll, isSimilar, type SearchWord, toSearchWords } from '../text/similar.ts'
import { toRoots } from '../text/stems.ts'
import { ARTICLES } from './all.content.ts'
import type { LibraryArticle, Variant } from './library-article.ts'
import { groupsOf } from './topic-groups.ts'
import { CIRCUMSTANCES, ELSEWHERE, GENERAL, isOrdinary, OPPOSITE } from './topic-words.content.ts'

export interface TopicMatch {
  /** `near` if the articles cover a part of the topic, or a related one: a person chooses. */
  confidence: AiSubjects['confidence']
  /** The best first; one if `sure`, none if `none`. */
  articles: LibraryArticle[]
}

/** Words of a topic that are compared; a longer one is text pasted by mistake. */
const WORDS_MAX = 40
/** Articles that a person chooses from. */
const NEAR_MAX = 3
/** The share of a name's weight that makes an article near, if the topic has no complete name. */
const NAME_SHARE = 0.5
/** The share of a topic's weight that a near article must cover. */
const COVERED_SHARE = 1 / 3
/** "Without sugar": the topic excludes what follows these words. */
const LEFT_OUT = /^(?:without|no|skip|skipping|quit|quitting|instead|except|bina)$/

interface Entry {
  article: LibraryArticle
  names: SearchWord[][]
  variants: { variant: Variant; names: SearchWord[][] }[]
  /** Roots of the words that it covers, in each tone. */
  vocabulary: Record<AiTone, ReadonlySet<string>>
}

/** A name's words without "diet" and "for"; all of them if it has no others: "healthy habits". */
function nameWords(name: string): SearchWord[] {
  const words = toSearchWords(name)
  const specific = words.filter(({ root }) => !GENERAL.has(root))
  return specific.length > 0 ? specific : words
}

/** How often an article must use a word to count as covering it. */
const COVERED_MIN = 2

/** How often a text uses each root. */
function countRoots(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const root of toRoots(text)) counts.set(root, (counts.get(root) ?? 0) + 1)
  return counts
}

/** The roots of the words that an article covers in each tone, instead of only mentioning them. */
function vocabularyOf({ name, names, tones, body, seeDoctor, variants = [] }: LibraryArticle) {
  const named = toRoots([name, ...names, ...variants.flatMap((variant) => variant.names)].join(' '))
  const common = countRoots([body, seeDoctor, ...variants.map(({ text }) => text)].join(' '))
  const forTone = (tone: AiTone): ReadonlySet<string> => {
    const { title, summary, opening, example, closing } = tones[tone]
    const toneCounts = countRoots([title, title, summary, opening, example, closing].join(' '))
    const isCovered = (root: string) => (common.get(root) ?? 0) + (toneCounts.get(root) ?? 0) >= COVERED_MIN
    return new Set([...named, ...[...common.keys(), ...toneCounts.keys()].filter(isCovered)])
  }
  return { professional: forTone('professional'), casual: forTone('casual'), motivational: forTone('motivational') }
}

const INDEX: readonly Entry[] = ARTICLES.map((article) => ({
  article,
  names: article.names.map(nameWords),
  variants: (article.variants ?? []).map((variant) => ({ variant, names: variant.names.map(nameWords) })),
  vocabulary: vocabularyOf(article),
}))

/** The number of articles whose names contain each root: a root of one article says more than a root of ten. */
const NAMING = new Map<string, number>()
for (const { names } of INDEX)
  for (const root of new Set(names.flat().map((word) => word.root))) NAMING.set(root, (NAMING.get(root) ?? 0) + 1)

/** Every word that an article covers or has in a name. */
const KNOWN = new Set(INDEX.flatMap(({ vocabulary }) => Object.values(vocabulary).flatMap((roots) => [...roots])))
const LONG_GENERAL = [...GENERAL].filter((root) => root.length > 5).flatMap(toSearchWords)

/** "Benifits": a typing error in a word that says nothing about the subject. */
function isMistypedGeneral(word: SearchWord): boolean {
  return !KNOWN.has(word.root) && LONG_GENERAL.some((other) => isSimilar(word, other))
}

/** A word that a topic is about; short ones only if an article has them in its name, as "bp". */
function isWeighty(searchWord: SearchWord): boolean {
  const { word, root } = searchWord
  if (word.length <= 2) return NAMING.has(root) && !GENERAL.has(root)
  if (ELSEWHERE.has(root)) return true
  return !isOrdinary(word, root) && !CIRCUMSTANCES.has(root) && !isMistypedGeneral(searchWord)
}

const weightOf = ({ root }: SearchWord) => 1 / Math.sqrt(NAMING.get(root) ?? 1)
const totalWeight = (words: readonly SearchWord[]) => words.reduce((sum, word) => sum + weightOf(word), 0)

interface Scored {
  entry: Entry
  /** The topic's words that occur in a complete name of the article or a variant. */
  matched: Set<SearchWord>
  score: number
  /** The greatest share of a name's weight that the topic contains. */
  share: number
}

/** The words that are similar to one of the others. */
function wordsWith(words: readonly SearchWord[], others: readonly SearchWord[]): SearchWord[] {
  return words.filter((word) => others.some((other) => isSimilar(word, other)))
}

function scoreEntry(entry: Entry, topic: readonly SearchWord[], category: BlogCategory): Scored {
  const complete = entry.names.filter((name) => hasAll(topic, name))
  const ofVariants = entry.variants.flatMap(({ names }) => names.filter((name) => hasAll(topic, name)))
  const matched = new Set(
    (complete.length > 0 ? [...complete, ...ofVariants] : []).flatMap((name) => wordsWith(topic, name)),
  )
  const best = Math.max(0, ...complete.map(totalWeight))
  const share = Math.max(0, ...entry.names.map((name) => totalWeight(wordsWith(name, topic)) / totalWeight(name)))
  const bonus = entry.article.category === category ? 0.2 : 0
  return { entry, matched, share, score: best + totalWeight([...matched]) + bonus }
}

/** True if the topic names a group of people that the article does not address. */
function isForOthers({ article, variants }: Entry, topic: string): boolean {
  const names = [...article.names, ...variants.flatMap(({ variant }) => variant.names)].join('. ')
  return groupsOf(topic).some(
    (group) => !groupsOf(names).includes(group) && !(article.cautions as readonly string[]).includes(group),
  )
}

/** Finds the article that a topic asks for, by names, synonyms, spellings and typing errors. */
export function matchTopic({ topic, category, tone }: SubjectsQuery): TopicMatch {
  const all = toSearchWords(topic).slice(0, WORDS_MAX)
  const words = all.filter(isWeighty)
  const topicWords = words.length > 0 ? words : all
  const isCovered = ({ entry, matched }: Scored, word: SearchWord) =>
    matched.has(word) || entry.vocabulary[tone].has(word.root)
  // A word that occurs in no name weighs as much as the rarest one, because it may be the topic's main word.
  const isNear = (scored: Scored) => {
    const covered = topicWords.filter((word) => isCovered(scored, word))
    return totalWeight(covered) >= totalWeight(topicWords) * COVERED_SHARE
  }
  const scored = INDEX.map((entry) => scoreEntry(entry, all, category)).sort((one, other) => other.score - one.score)
  const complete = scored.filter(({ matched }) => matched.size > 0)
  const partial = scored
    .filter(({ share, entry }) => share >= NAME_SHARE && wordsWith(words, entry.names.flat()).length > 0)
    .sort((one, other) => other.share - one.share)
  const [best] = complete
  const others = complete
    .slice(1)
    .filter(({ matched }) => [...matched].some((word) => isWeighty(word) && !best?.matched.has(word)))
  // "Protein without meat" is a name of its article.
  const isInName = (at: number) =>
    best?.entry.article.names.some((name) => name.includes(`${all[at]?.word} ${all[at + 1]?.word}`))
  const isLeftOut = all.some(
    ({ word }, at) =>
      LEFT_OUT.test(word) && !isInName(at) && [1, 2].some((step) => best?.matched.has(all[at + step] as SearchWord)),
  )
  if (
    best &&
    !OPPOSITE.test(topic) &&
    topicWords.every((word) => isCovered(best, word)) &&
    others.length === 0 &&
    !isLeftOut &&
    !isForOthers(best.entry, topic)
  )
    return { confidence: 'sure', articles: [best.entry.article] }
  // An unknown word may be an illness, and topics about children or pregnancy allow no guess.
  const isRisky = groupsOf(topic).length > 0 && words.some(({ root }) => !KNOWN.has(root))
  const near = isRisky ? [] : (complete.length > 0 ? complete : partial).filter(isNear).slice(0, NEAR_MAX)
  return { confidence: near.length > 0 ? 'near' : 'none', articles: near.map(({ entry }) => entry.article) }
}

/** The article's parts for an audience or an occasion that the topic names. */
export function variantsFor({ variants = [] }: LibraryArticle, topic: string): Variant[] {
  const words = toSearchWords(topic)
  return variants.filter(({ names }) => names.some((name) => hasAll(words, nameWords(name))))
}
