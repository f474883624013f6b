import type { BlogCategory } from '#domain/blogs/categories.ts'
import type { Knowledge, Subject } from '../../knowledge/subject.ts'
import { topicSentences } from './read-topic.ts'
import { stemsOf } from './stems.ts'

export type Library = Readonly<Partial<Record<BlogCategory, Knowledge>>>

/** More than these in one article and none gets its due. */
const SUBJECTS_MAX = 3
/** What the chosen category counts beside a word that fits. */
const OWN_CATEGORY = 0.75
/** Words that say how something is to be written or for whom, not on what. */
const GENERAL = new Set(
  stemsOf(
    'a an the and or of to for in on at with without from by as is are be it its this that these those my your our their his her i you we they he she do does can could should would will how why what when where which who whom much many more most less least best better good great right wrong new top tip tips trick guide idea ideas simple easy quick basic basics everyday daily day days week weekly month year routine habit habits home kitchen benefit benefits importance important role effect effects impact health healthy healthier healthily wellbeing wellness nutrition nutritious nutrient diet diets food foods eat eats eating ate body people person persons adult adults man men woman women family families indian india desi punjabi north south traditional modern life lifestyle living work worker working make making made use using get getting start starting stay keep keeping improve improving help helps helping need needs include including choose choosing way ways step steps know about into over under between vs versus not no if than then also every all any some one two three five seven ten number beginner beginners complete ultimate truth myth myths fact facts article blog write post busy young older old age time times natural naturally after before during while through part full plan',
  ),
)

interface Match {
  subject: Subject
  score: number
  /** Places of the topic's words that its keywords cover. */
  covers: ReadonlySet<number>
}

export interface Matched {
  /** Best first; empty when the library holds nothing on it. */
  subjects: readonly Subject[]
  /** The sentence of the topic that they were found in. */
  sentence: string
}

function placesOf(phrase: readonly string[], words: readonly string[]): number[] {
  if (phrase.length === 0) return []
  return words.flatMap((_, at) => (phrase.every((stem, offset) => words[at + offset] === stem) ? [at] : []))
}

function matchOf(subject: Subject, words: readonly string[], category: BlogCategory): Match {
  const covers = new Set<number>()
  let score = 0
  const phrases = [...subject.keywords, subject.name].map(stemsOf).sort((one, other) => other.length - one.length)
  for (const phrase of phrases) {
    for (const at of placesOf(phrase, words)) {
      const places = phrase.map((_, offset) => at + offset)
      const fresh = places.filter((place) => !covers.has(place) && !GENERAL.has(words[place] ?? ''))
      if (fresh.length === 0) continue
      // A phrase says more than its words.
      score += fresh.length + (phrase.length - 1) * 0.5
      for (const place of places) covers.add(place)
    }
  }
  return { subject, score: score > 0 && subject.category === category ? score + OWN_CATEGORY : score, covers }
}

/** Each further subject has to bring a word of the topic that the ones before it do not speak of. */
function choose(matches: readonly Match[], words: readonly string[]): Match[] {
  const chosen: Match[] = []
  const covered = new Set<number>()
  for (const match of matches) {
    const isNew = [...match.covers].some((place) => !covered.has(place) && !GENERAL.has(words[place] ?? ''))
    if (!isNew || chosen.length >= SUBJECTS_MAX) continue
    chosen.push(match)
    for (const place of match.covers) covered.add(place)
  }
  return chosen
}

/** A passing word is no subject: most of what the topic is about has to be known. */
function isAbout(chosen: readonly Match[], words: readonly string[]): boolean {
  const covered = new Set(chosen.flatMap(({ covers }) => [...covers]))
  const told = words.flatMap((word, place) => (GENERAL.has(word) || /^\d+$/.test(word) ? [] : [place]))
  const known = told.filter((place) => covered.has(place)).length
  return covered.size > 0 && told.length - known <= Math.max(2, known)
}

/** What the library can say on a topic: its first sentence that is about something known. */
export function matchSubjects(library: Library, category: BlogCategory, topic: string): Matched {
  const subjects = Object.values(library).flatMap((knowledge) => knowledge.subjects)
  const sentences = topicSentences(topic)
  for (const sentence of sentences) {
    const words = stemsOf(sentence)
    const matches = subjects
      .map((subject) => matchOf(subject, words, category))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
    const chosen = choose(matches, words)
    if (isAbout(chosen, words)) return { subjects: chosen.map(({ subject }) => subject), sentence }
  }
  return { subjects: [], sentence: sentences[0] ?? '' }
}
