import type { Match } from './choose-subjects.ts'
import { toRoot } from './roots.ts'
import { indexSubject } from './subject-index.ts'
import { isOrdinary, isWeighty, NARROWER } from './topic-words.content.ts'

/** A topic and its matches. */
export interface Left {
  chosen: readonly Match[]
  /** The topic's words as written. */
  written: readonly string[]
  /** Positions of words that need not be covered: "meat", if the topic excludes it. */
  settled: ReadonlySet<number>
}

/** "Protein powder side effects on kidneys" asks for the cautions; "pranayama for asthma" asks for more than that. */
const CARE =
  /\b(?:side[- ]effects?|interactions?|medicines?|medications?|tablets?|safe|safely|safety|risks?|risky|dangers?|dangerous|harm|harms|harmful|caution|precautions?|avoid|mistakes?|bad|who should not|warnings?)\b/i

/** Positions of words that the subjects do not cover. Essential words must be covered by facts. */
function unmatchedPlaces({ chosen, written, settled }: Left): number[] {
  const asksForCare = CARE.test(written.join(' '))
  const covered = new Set(chosen.flatMap(({ covers }) => [...covers]))
  const facts = chosen.map(({ subject }) => indexSubject(subject)[asksForCare ? 'facts' : 'factsButCare'])
  const spoken = chosen.map(({ subject }) => indexSubject(subject).all)
  return written.flatMap((word, place) => {
    const root = toRoot(word)
    if (isOrdinary(word, root) || settled.has(place)) return []
    const isSaid = facts.some((roots) => roots.has(root))
    const isByKeyword = covered.has(place) && !NARROWER.has(root)
    const isInPassing = !isWeighty(word, root) && spoken.some((roots) => roots.has(root))
    return isSaid || isByKeyword || isInPassing ? [] : [place]
  })
}

/** From this age on, facts on older adults apply. */
const OLDER_FROM = 50

/** Ages that the facts do not cover: "after 40". */
function unknownAges(sentence: string, chosen: readonly Match[]): string[] {
  const ages =
    sentence
      .toLowerCase()
      .match(
        /\b(?:over|after|above|past|at|before|under|below) (?:[3-9]0|65)\b(?! (?:minutes|hours|days|weeks|g|kg|kcal))/g,
      ) ?? []
  return ages.filter((age) => {
    const years = age.split(' ')[1] ?? ''
    const spoken = new Set(chosen.flatMap(({ subject }) => [...indexSubject(subject).all]))
    return !spoken.has(years) && !(Number(years) >= OLDER_FROM && spoken.has('older'))
  })
}

/** Ordinary words that belong to the preceding one: "kidney patients". */
function followingNoun(word = ''): string[] {
  return /^(?:patients?|diseases?|problems?|stones?|failure|pain|attack|surgery|cancer|juice|tea|liver|gain|loss|salt)$/.test(
    word,
  )
    ? [word]
    : []
}

/** Joins adjacent words: "busy professionals". */
function inRows(places: readonly number[], written: readonly string[]): string[] {
  const rows: { words: string[]; end: number }[] = []
  for (const place of places) {
    const word = written[place] ?? ''
    const row = rows.at(-1)
    if (row?.end === place - 1) {
      row.words.push(word)
      row.end = place
    } else rows.push({ words: [word], end: place })
  }
  return rows.map(({ words, end }) => [...words, ...followingNoun(written[end + 1])].join(' '))
}

export function findUnknown(left: Left, sentence: string): string[] {
  return [...inRows(unmatchedPlaces(left), left.written), ...unknownAges(sentence, left.chosen)]
}

/** @param alreadyNamed words already reported as missing */
export function findMissing(left: Left, alreadyNamed: ReadonlySet<string>): string[] {
  const places = unmatchedPlaces(left).filter((place) => {
    const word = left.written[place] ?? ''
    return isWeighty(word, toRoot(word)) && !alreadyNamed.has(word)
  })
  return inRows(places, left.written)
}
