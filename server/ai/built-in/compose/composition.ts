import type { Subject } from '../../knowledge/subject.ts'
import type { Phrases } from '../phrases/phrases.ts'
import type { MandatoryPart } from './mandatory.ts'
import type { References } from './references.ts'

/** The input of all sections of one article. */
export interface Composition {
  /** The topic as asked. */
  sentence: string
  subjects: readonly Subject[]
  /** The subject of the article, as worded within a sentence. */
  names: string
  /** True if the topic asks for figures: "how much", "10,000 steps". */
  asksAmount: boolean
  /** Roots of the things to do without: "yoga without a mat". */
  without: ReadonlySet<string>
  /** True if the topic asks for recipes, which the library does not contain. */
  wantsRecipes: boolean
  /** Words of the topic that the library does not cover. */
  unknown: readonly string[]
  /** Statements that the topic requires; they are not repeated elsewhere. */
  mandatory: readonly MandatoryPart[]
  phrases: Phrases
  references: References
  choose: <T>(options: readonly T[]) => T
  /** Roots of the topic's content words, to prefer facts that contain them. */
  words: ReadonlySet<string>
  /** The topic's word if its one subject is wider: "ghee" for fats and oils. */
  focus: string | null
}
