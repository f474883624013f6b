import type { Subject } from '../../knowledge/subject.ts'
import type { Phrases } from '../phrases/phrases.ts'
import type { MandatoryPart } from './mandatory.ts'
import type { References } from './references.ts'

/** Everything that the sections of one article need. */
export interface Composition {
  /** The topic as it was asked. */
  sentence: string
  subjects: readonly Subject[]
  /** What the article is on, within a sentence. */
  names: string
  /** The topic asks for figures first: "how much", "10,000 steps". */
  asksAmount: boolean
  /** Roots of things that the topic is to do without: "yoga without a mat". */
  without: ReadonlySet<string>
  /** Recipes are asked for, which the library does not hold. */
  wantsRecipes: boolean
  /** Words of the topic that nothing here speaks of. */
  unknown: readonly string[]
  /** What the topic obliges the article to say; it is not said twice. */
  mandatory: readonly MandatoryPart[]
  phrases: Phrases
  references: References
  choose: <T>(options: readonly T[]) => T
  /** Roots of the topic's words that say what it is on, to prefer facts that speak of them. */
  words: ReadonlySet<string>
  /** What the article is on where its one subject is wider: "ghee" among fats and oils. */
  focus: string | null
}
