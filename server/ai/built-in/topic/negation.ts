import {
  BLAMED,
  FILLERS,
  FOOD_WORDS,
  HIGH,
  HIGH_FINE,
  LESS,
  LESS_FINE,
  LOW,
  LOW_FINE,
  MORE,
  MUCH,
  NEEDS,
  NO_PRAISE,
  NUTRIENTS,
  OTHER_WAYS,
  PRAISED,
  STOPS,
  WITHOUT_THINGS,
} from './negation.content.ts'
import { toRoot, toRoots } from './roots.ts'
import { CIRCUMSTANCES, isOrdinary } from './topic-words.content.ts'

type Kind = 'less' | 'low' | 'much' | 'more' | 'high'

const MARKERS: readonly { kind: Kind; words: readonly string[] }[] = Object.entries({
  less: LESS,
  low: LOW,
  much: MUCH,
  more: MORE,
  high: HIGH,
})
  .flatMap(([kind, words]) => words.split('|').map((word) => ({ kind: kind as Kind, words: word.split(' ') })))
  .sort((one, other) => other.words.length - one.words.length)

/** A child who refuses food is not a negation: "does not eat vegetables". */
const CHILD_DECLINES =
  /\b(?:child|children|kids?|son|daughter|toddlers?|baby|teen\w*)(?: \w+)? (?:does|do|will|would|is|are) not\b/
const VERBS_OF_LESS = new Set(['sit', 'sitting', 'eat', 'eating', 'snack', 'snacking', 'scroll', 'worry', 'weigh'])
const FREE_FINE = new Set(['alcohol', 'caffeine', 'meat', 'junk', 'stress', 'guilt', 'pain', 'plastic', 'anxiety'])

/** What a topic wants less or more of, in relation to its subjects. */
export interface Negations {
  /** Roots of things that the topic excludes and that can be left out: "yoga without a mat". */
  without: ReadonlySet<string>
  /** Phrases that contradict the advice of the subjects: an article would say the opposite. */
  negated: readonly string[]
  /** Positions of words that the negation already covers: "without meat" on a vegetarian plate. */
  settled: ReadonlySet<number>
}

/** The subjects found, and their names. */
export interface Named {
  ids: readonly string[]
  /** Roots of each name and keyword. */
  phrases: readonly (readonly string[])[]
}

function isNeutral(word: string): boolean {
  const root = toRoot(word)
  if (NEEDS.has(root) || LESS_FINE.has(root) || NUTRIENTS.has(root)) return false
  return isOrdinary(word, root) || CIRCUMSTANCES.has(root) || FILLERS.has(word)
}

function markerAt(written: readonly string[], at: number) {
  return MARKERS.find(({ words }) => words.every((word, offset) => written[at + offset]?.replace("'", '’') === word))
}

/** The position of the object of a negation: the first content word after it. */
function objectAfter(written: readonly string[], from: number): number | null {
  for (let at = from; at < written.length; at++) {
    const word = written[at] ?? ''
    if (STOPS.has(word) || word === 'enough' || word === 'skip' || word === 'miss') return null
    if (!FILLERS.has(word) && !isNeutral(word)) return at
  }
  return null
}

function isFine(kind: Kind, written: readonly string[], object: number): boolean {
  const root = toRoot(written[object] ?? '')
  const after = toRoot(written[object + 1] ?? '')
  const isFoodContent = FOOD_WORDS.has(after) || FOOD_WORDS.has(toRoot(written[object + 2] ?? ''))
  const isHarm = LESS_FINE.has(root) && !(NEEDS.has(after) && written[object] === 'drinking')
  if (kind === 'low') return LOW_FINE.has(root) || (NUTRIENTS.has(root) && !isFoodContent)
  if (kind === 'high') return HIGH_FINE.has(root) || (NUTRIENTS.has(root) && isFoodContent)
  return kind === 'more' ? !LESS_FINE.has(root) || written[object - 1] === 'good' : isHarm
}

/** True if a subject's name includes the negation: "skipping breakfast", "sugar free". */
function isCalled(words: readonly string[], marker: string, { phrases }: Named): boolean {
  const roots = words.map(toRoot)
  return phrases.some(
    (phrase) => phrase.length > 1 && phrase.includes(toRoot(marker)) && phrase.every((root) => roots.includes(root)),
  )
}

function byMarkers(written: readonly string[], named: Named): Omit<Negations, 'without'> {
  const negated: string[] = []
  const settled = new Set<number>()
  function judge(kind: Kind, start: number, object: number, isFineHere = isFine(kind, written, object)) {
    // Two words may be one object: "blood pressure".
    const end = /^(?:blood|vitamin|back|screen|body)$/.test(written[object] ?? '') ? object + 2 : object + 1
    const words = written.slice(Math.min(start, object), Math.max(end, start + 1))
    const isOfNutrient = NUTRIENTS.has(toRoot(written[object] ?? ''))
    if (isFineHere || (!isOfNutrient && isCalled(words, written[start] ?? '', named))) {
      for (let place = Math.min(start, object); place < end; place++) settled.add(place)
    } else negated.push(words.join(' '))
  }
  for (let at = 0; at < written.length; at++) {
    const word = written[at] ?? ''
    const before = written[at - 1] ?? ''
    if (word === 'free' && at > 0 && !isNeutral(before) && !STOPS.has(before)) {
      judge('less', at, at - 1, FREE_FINE.has(before))
      continue
    }
    const marker = markerAt(written, at)
    // "Cholesterol lowering foods"
    const isAfterObject = /^(?:lowering|reducing|boosting|increasing|raising)$/.test(word) && at > 0
    if (marker && isAfterObject && !isNeutral(before) && !STOPS.has(before)) {
      judge(marker.kind, at, at - 1)
      continue
    }
    // "Weight gain" is one thing.
    if (
      !marker ||
      (word === 'not' && CHILD_DECLINES.test(written.join(' '))) ||
      (word === 'gain' && /^(?:weight|muscle|mass)$/.test(before))
    )
      continue
    const next = at + marker.words.length
    const object = objectAfter(written, next)
    if (object !== null) judge(marker.kind, at, object)
    else if (word === 'less' && at > 0 && NEEDS.has(toRoot(before)))
      judge('less', at, at - 1, VERBS_OF_LESS.has(before))
    else if (marker.kind === 'much') ofWhatBefore(at)
    at = next - 1
  }
  /** "How much water is too much", "Millets every day: too much?" */
  function ofWhatBefore(end: number) {
    const object = written.findIndex(
      (word, at) => at < end && !STOPS.has(word) && !FILLERS.has(word) && !isNeutral(word),
    )
    if (object >= 0 && !isFine('much', written, object)) negated.push(`too much ${written[object]}`)
  }
  return { negated, settled }
}

function praisedOrBlamed(sentence: string): string[] {
  if (NO_PRAISE.test(sentence)) return []
  const praised = PRAISED.flatMap((pattern) => pattern.exec(sentence)?.[0] ?? [])
  const blamed = BLAMED.exec(sentence)
  const isBlamed = blamed && !LESS_FINE.has(toRoot(blamed[1]?.toLowerCase() ?? ''))
  return [...praised.slice(0, 1), ...(isBlamed ? [blamed[0]] : [])]
}

/** "Egg-free and egg free" is a repetition. */
function distinct(phrases: readonly string[]): string[] {
  const distinctPhrases: string[] = []
  for (const phrase of [...phrases].sort((one, other) => other.length - one.length)) {
    if (!distinctPhrases.some((other) => other.includes(phrase.toLowerCase())))
      distinctPhrases.push(phrase.toLowerCase())
  }
  return distinctPhrases
}

/** Finds the phrases of a topic that contradict the library. */
export function findNegations(sentence: string, written: readonly string[], named: Named): Negations {
  const { negated, settled } = byMarkers(written, named)
  const ways = OTHER_WAYS.flatMap(([pattern, subjects]) =>
    named.ids.length > 0 && named.ids.every((id) => subjects.includes(id)) ? [] : (pattern.exec(sentence)?.[0] ?? []),
  )
  const phrases = distinct([...negated, ...ways, ...praisedOrBlamed(sentence)].map((words) => words.replace(/-/g, ' ')))
  return { negated: phrases, settled, without: new Set(withoutOf(sentence)) }
}

/** Things that can be left out: steps that need them are skipped. */
function withoutOf(sentence: string): string[] {
  return [...sentence.toLowerCase().matchAll(WITHOUT_THINGS)].flatMap(([, thing = '']) => toRoots(thing))
}
