import type { BlogCategory } from '#domain/blogs/categories.ts'
import type { Knowledge, Subject } from '../../knowledge/subject.ts'
import { stemOf, stemsOf, wordsOf } from '../../text/stems.ts'
import { topicSentences } from './read-topic.ts'

export type Library = Readonly<Partial<Record<BlogCategory, Knowledge>>>

/** More than these in one article and none gets its due. */
const SUBJECTS_MAX = 3
/** What the chosen category counts beside a word that fits. */
const OWN_CATEGORY = 0.75
/** Words that say how something is to be written or for whom, not on what. */
const GENERAL = new Set(
  stemsOf(
    'a an the and or of to for in on at with without from by as is are be it its this that these those my your our their his her i you we they he she do does can could should would will how why what when where which who whom much many more most less least best better good great right wrong new top tip tips trick guide idea ideas simple easy quick basic basics everyday daily day days week weekly month year routine habit habits home kitchen benefit benefits importance important role effect effects impact health healthy healthier healthily wellbeing wellness nutrition nutritious nutrient diet diets food foods eat eats eating ate body people person persons adult adults man men woman women family families indian india desi punjabi north south traditional modern life lifestyle living work worker working make making made use using get getting start starting stay keep keeping improve improving help helps helping need needs include including choose choosing way ways step steps know about into over under between vs versus not no if than then also every all any some one two three five seven ten number beginner beginners complete ultimate truth myth myths fact facts article blog write post busy young older old age time times them active bed recipe recipes meal meals deal dealing cope manage managing handle handling lower lowering rich source sources deficiency lack summer winter season morning evening night around home homemade quickly really still yourself myself feel feeling beat control controlling reduce reducing prevent preventing balance balanced without enough too long high low hard modern science smart nourish nourishing fuel natural naturally after before during while through part full plan',
  ),
)

interface Match {
  subject: Subject
  score: number
  /** Places of the topic's words that its keywords cover. */
  covers: ReadonlySet<number>
  /** Stems of its name and keywords: "yoga for back pain" names no second subject by "yoga". */
  names: ReadonlySet<string>
}

export interface Matched {
  /** Best first; empty when the library holds nothing on it. */
  subjects: readonly Subject[]
  /** The sentence of the topic that they were found in. */
  sentence: string
  /** Its words that none of them speaks of. */
  unknown: readonly string[]
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
  const own = score > 0 && subject.category === category ? OWN_CATEGORY : 0
  return { subject, score: score + own, covers, names: new Set(phrases.flat()) }
}

/** Each further subject has to bring a word of the topic that the ones before it do not speak of. */
function choose(matches: readonly Match[], words: readonly string[]): Match[] {
  const chosen: Match[] = []
  const covered = new Set<number>()
  for (const match of matches) {
    const isNew = [...match.covers].some((place) => {
      const word = words[place] ?? ''
      return !covered.has(place) && !GENERAL.has(word) && !chosen.some((other) => other.names.has(word))
    })
    if (!isNew || chosen.length >= SUBJECTS_MAX) continue
    chosen.push(match)
    for (const place of match.covers) covered.add(place)
  }
  return chosen
}

function vocabularyOf({ meaning, facts, steps, example, questions }: Subject): Set<string> {
  return new Set([meaning, ...facts.map(({ text }) => text), ...steps, example, ...questions].flatMap(stemsOf))
}

/** Places of the words that neither a keyword covers nor the subjects' own texts use. */
function unknownPlaces(chosen: readonly Match[], words: readonly string[]): number[] {
  const covered = new Set(chosen.flatMap(({ covers }) => [...covers]))
  const spoken = chosen.map(({ subject }) => vocabularyOf(subject))
  return words.flatMap((word, place) => {
    const isKnown =
      covered.has(place) || GENERAL.has(word) || /^\d+$/.test(word) || spoken.some((stems) => stems.has(word))
    return isKnown ? [] : [place]
  })
}

/** A passing word is no subject: most of what the topic is about has to be known. */
function isAbout(chosen: readonly Match[], unknown: readonly number[]): boolean {
  const known = new Set(chosen.flatMap(({ covers }) => [...covers])).size
  return known > 0 && unknown.length <= Math.max(1, known)
}

/** "After 40": an age of which the facts do not speak. */
function unknownAges(sentence: string, chosen: readonly Match[]): string[] {
  const ages =
    sentence
      .toLowerCase()
      .match(/\b(?:over|after|above|past) (?:[3-9]0|65)\b(?! (?:minutes|hours|days|weeks|g|kg|kcal))/g) ?? []
  return ages.filter((age) => !chosen.some(({ subject }) => vocabularyOf(subject).has(age.split(' ')[1] ?? '')))
}

/** What the library can say on a topic: its first sentence that is about something known. */
export function matchSubjects(library: Library, category: BlogCategory, topic: string): Matched {
  const subjects = Object.values(library).flatMap((knowledge) => knowledge.subjects)
  const sentences = topicSentences(topic)
  for (const sentence of sentences) {
    const written = wordsOf(sentence)
    const words = written.map(stemOf)
    const matches = subjects
      .map((subject) => matchOf(subject, words, category))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
    const chosen = choose(matches, words)
    const unknown = unknownPlaces(chosen, words)
    if (!isAbout(chosen, unknown)) continue
    return {
      subjects: chosen.map(({ subject }) => subject),
      sentence,
      unknown: [...unknown.flatMap((place) => written[place] ?? []), ...unknownAges(sentence, chosen)],
    }
  }
  return { subjects: [], sentence: sentences[0] ?? '', unknown: [] }
}
