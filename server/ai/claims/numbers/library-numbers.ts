import { KNOWLEDGE } from '../../knowledge/all.ts'
import { toStems } from '../../text/stems.ts'
import { plainNumbers } from './find-numbers.ts'

/** Words that a sentence has to share with a fact, for its figure to be that fact's. */
const SHARED_MIN = 2
/** Shorter ones are mostly "the" and "with". */
const LETTERS_MIN = 4
/** Words that any two sentences on health share. */
const COMMON = new Set(
  toStems(
    'people person persons adults women woman men children indians india study studies shows showed found about more most less than with from that this these those they their them have were which while when every each other some many only also after before between into over under better health healthy year years times',
  ),
)

function wordsIn(text: string): Set<string> {
  return new Set(toStems(text).filter((stem) => stem.length >= LETTERS_MIN && !COMMON.has(stem)))
}

/** What stands around each number that the library gives with a source. */
const FACTS_BY_NUMBER = new Map<number, Set<string>[]>()
for (const { subjects } of Object.values(KNOWLEDGE)) {
  for (const { text } of subjects.flatMap(({ facts }) => facts)) {
    for (const number of plainNumbers(text))
      FACTS_BY_NUMBER.set(number, [...(FACTS_BY_NUMBER.get(number) ?? []), wordsIn(text)])
  }
}

/**
 * Those of a sentence's numbers that a fact on the same matter has: "25 g" is known where both speak of fibre. All of
 * them at once: a sentence may hold hundreds, and its words are found once.
 */
export function findLibraryNumbers(numbers: readonly number[], sentence: string): Set<number> {
  const found = [...new Set(numbers)].filter((number) => FACTS_BY_NUMBER.has(number))
  if (found.length === 0) return new Set()
  const words = [...wordsIn(sentence)]
  const isOnSame = (fact: Set<string>) => words.filter((word) => fact.has(word)).length >= SHARED_MIN
  return new Set(found.filter((number) => FACTS_BY_NUMBER.get(number)?.some(isOnSame)))
}
