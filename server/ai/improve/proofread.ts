import { distance } from 'fastest-levenshtein'
import { Dialect, type Lint, LocalLinter } from 'harper.js'
import { binary } from 'harper.js/binary'
import { capitalised } from '#domain/capitalised.ts'
import { COMMON_WORDS } from './common-words.content.ts'
import { type Edit, typographic } from './edit.ts'
import { INDIAN_WORDS } from './indian-words.content.ts'
import { RULES_OFF } from './proofread.content.ts'

/** Groups of rules that are switched off. */
const DISABLED_KINDS = new Set(['Style', 'Readability', 'Regionalism', 'Formatting', 'Enhancement'])
/** In letters. In shorter words, two changed letters may make another word: "mangsho" is not "mango". */
const LONG_WORD = 8
const SHORT_WORD = 5
/** Common endings of transliterated Hindi, Punjabi, Bengali or Konkani words, rare in English. */
const REGIONAL_ENDING = /[aiou]$/i

const KNOWN = new Set(INDIAN_WORDS.map((word) => word.toLowerCase()))
/** What two spellings share that differ only in doubled letters: "chese" and "cheese". */
const withoutDoubled = (word: string) => word.toLowerCase().replace(/([a-z])\1/g, '$1')
const WITHOUT_DOUBLED = new Map([...KNOWN, ...COMMON_WORDS.toReversed()].map((word) => [withoutDoubled(word), word]))

/** The first of Harper's suggestions, unless another word is likelier in an article on food. */
function chooseSpelling(before: string, suggestions: readonly string[]): string {
  const likelier = WITHOUT_DOUBLED.get(withoutDoubled(before))
  const common = suggestions.find((one) => COMMON_WORDS.includes(one.toLowerCase()))
  const word = likelier ?? common ?? suggestions[0] ?? before
  return /^\p{Lu}/u.test(before) ? capitalised(word) : word
}

/** True for a known word, its plural and its possessive. */
function isKnown(word: string): boolean {
  const lower = word.toLowerCase().replace(/[’']s$/, '')
  return KNOWN.has(lower) || KNOWN.has(lower.replace(/e?s$/, '')) || KNOWN.has(lower.replace(/s$/, ''))
}

async function createLinter(): Promise<LocalLinter> {
  const linter = new LocalLinter({ binary, dialect: Dialect.Indian })
  await linter.setup()
  const off = Object.fromEntries(RULES_OFF.map((rule) => [rule, false]))
  await linter.setLintConfig({ ...(await linter.getLintConfig()), ...off })
  await linter.importWords([...INDIAN_WORDS])
  return linter
}

let linter: Promise<LocalLinter> | null = null

/** @returns Harper's corrections of spelling and grammar, without changes of dialect or style */
export async function proofread(text: string): Promise<Edit[]> {
  linter ??= createLinter().catch((error) => {
    linter = null
    throw error
  })
  const lints = await (await linter).lint(text, { language: 'plaintext' })
  const toOffset = offsetsIn(text)
  return lints.flatMap((lint) => {
    const edit = toEdit(lint, text, toOffset)
    lint.free()
    return edit ? [edit] : []
  })
}

/** Harper counts code points; JavaScript counts UTF-16 units. */
function offsetsIn(text: string): (codePoints: number) => number {
  if (!/[\u{10000}-\u{10FFFF}]/u.test(text)) return (at) => at
  const offsets = [0]
  for (const character of text) offsets.push((offsets.at(-1) ?? 0) + character.length)
  return (at) => offsets[at] ?? text.length
}

function toEdit(lint: Lint, text: string, toOffset: (at: number) => number): Edit | null {
  const kind = lint.lint_kind()
  const [suggestion] = lint.suggestions()
  if (DISABLED_KINDS.has(kind) || !suggestion) return null
  const span = lint.span()
  const [start, end] = [toOffset(span.start), toOffset(span.end)]
  const before = text.slice(start, end)
  // Addresses, and "HbA1c".
  const around = wordsAround(text, start, /^an?$/i.test(before) ? end + 1 : end)
  if (/[\d@/]/.test(around) || /^(?:[Hh]ad had|[Tt]hat that|[Ii]n in|A a)$/.test(before)) return null
  // 0 replaces, 1 removes, 2 inserts after.
  const isSpelling = kind === 'Spelling' || kind === 'Typo'
  const [first = '', ...more] = lint.suggestions().map((one) => one.get_replacement_text())
  const replacement = isSpelling ? chooseSpelling(before, [first, ...more]) : first
  const after = [replacement, '', before + replacement][suggestion.kind()]
  if (after === undefined || after === before || (isSpelling && !isMisspelt(text, start, before, after))) return null
  const written = typographic(after)
  // Harper names words `like this`.
  const reason = isSpelling ? `It is spelt “${written}”.` : typographic(lint.message().replace(/`([^`]*)`/g, '“$1”'))
  return { start, end, after: written, reason }
}

const lettersOf = (word: string) => [...word.toLowerCase().replace(/\W/g, '')].sort().join('')

/** The complete words that a span touches, with at most 100 characters around it. */
function wordsAround(text: string, start: number, end: number): string {
  const before = text
    .slice(Math.max(0, start - 100), start)
    .split(/\s/)
    .at(-1)
  return `${before}${text.slice(start, end)}${text.slice(end, end + 100).split(/\s/, 1)}`
}

/** True for a mistyped English word; in doubt the word is a name or from another language. */
function isMisspelt(text: string, start: number, before: string, after: string): boolean {
  const isCapital = /^\p{Lu}/u.test(before)
  const isName = isCapital && !/(?:^|[.!?:]\s+|\n)["“‘(]?$/u.test(text.slice(0, start))
  if (isName || isKnown(before) || !/^[a-z]{4,}(?:[’']s)?$/i.test(before) || /\s/.test(after)) return false
  // A name may also begin a sentence.
  if (isCapital && before.length !== after.length) return false
  // Two letters have changed places, or one is doubled.
  if ([lettersOf, withoutDoubled].some((shared) => shared(before) === shared(after))) return true
  const isLong = before.length >= LONG_WORD
  if (!isLong && REGIONAL_ENDING.test(before)) return false
  if (before.length <= SHORT_WORD && after.length <= before.length) return false
  return distance(before.toLowerCase(), after.toLowerCase()) <= (isLong && !isCapital ? 2 : 1)
}
