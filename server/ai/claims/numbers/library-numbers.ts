import { KNOWLEDGE } from '../../knowledge/all.content.ts'
import { toStems } from '../../text/stems.ts'
import { plainNumbers } from './find-numbers.ts'

/** Words that a sentence must share with a fact for its number to count as sourced by that fact. */
const SHARED_MIN = 2
/** Shortest word that counts; shorter ones are mostly "the" and "with". */
const LETTERS_MIN = 4
/** Words too common in texts on health to count as shared. */
const COMMON = new Set(
  toStems(
    'people person persons adults women woman men children indians india study studies shows showed found about more most less than with from that this these those they their them have were which while when every each other some many only also after before between into over under better health healthy year years times',
  ),
)

function wordsIn(text: string): Set<string> {
  return new Set(toStems(text).filter((stem) => stem.length >= LETTERS_MIN && !COMMON.has(stem)))
}

/** The words around each number in the library's facts. */
const FACTS_BY_NUMBER = new Map<number, Set<string>[]>()
for (const { subjects } of Object.values(KNOWLEDGE)) {
  for (const { text } of subjects.flatMap(({ facts }) => facts)) {
    for (const number of plainNumbers(text))
      FACTS_BY_NUMBER.set(number, [...(FACTS_BY_NUMBER.get(number) ?? []), wordsIn(text)])
  }
}

/**
 * Returns the numbers of a sentence that a fact on the same subject contains: "25 g" if both mention fibre. Takes all
 * numbers at once, because splitting the sentence into words costs more than looking up a number.
 */
export function findLibraryNumbers(numbers: readonly number[], sentence: string): Set<number> {
  const found = [...new Set(numbers)].filter((number) => FACTS_BY_NUMBER.has(number))
  if (found.length === 0) return new Set()
  const words = [...wordsIn(sentence)]
  const isOnSame = (fact: Set<string>) => words.filter((word) => fact.has(word)).length >= SHARED_MIN
  return new Set(found.filter((number) => FACTS_BY_NUMBER.get(number)?.some(isOnSame)))
}
