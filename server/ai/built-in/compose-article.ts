import type { AiTone } from '#domain/ai/ai-rules.ts'
import { SUMMARY } from '#domain/blogs/blog-rules.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import { checkClaims } from '../claims/check-claims.ts'
import { harmOf } from '../claims/harm.ts'
import { KNOWLEDGE } from '../knowledge/all.ts'
import type { Fact, Subject } from '../knowledge/subject.ts'
import { wordsOf } from '../text/stems.ts'
import { asksForbidden, type Caution, cautionsOf, forThose, isCautionWord, warningsFor } from './compose/cautions.ts'
import { factsOf } from './compose/choose-texts.ts'
import { composeKnown } from './compose/compose-known.ts'
import type { Making } from './compose/making.ts'
import { mandatoryFor, mandatoryParts } from './compose/mandatory.ts'
import { capitalised, namesOf, naming } from './compose/names.ts'
import { isParticular } from './compose/particular.ts'
import { createReferences } from './compose/references.ts'
import { composeOutline, outlineSummaryOf, outlineTitleOf } from './outline/compose-outline.ts'
import { composeRefusal } from './outline/compose-refusal.ts'
import { isElsewhere, offeredFor } from './outline/offered.ts'
import { OUTLINE_TITLES } from './outline/outline.content.ts'
import { phrasesFor } from './phrases/phrases-of.ts'
import { createChoice } from './seed.ts'
import { asksForRecipe } from './topic/dishes.ts'
import { isMeatless, type Library, type Matched, matchSubjects } from './topic/match-subjects.ts'
import { plainTopic } from './topic/read-topic.ts'
import { rootOf, rootsOf } from './topic/roots.ts'
import { titleOf, topicAsNames, topicAsTitle } from './topic/title.ts'
import { toldBy } from './topic/told.ts'
import { GENERAL, isOrdinary } from './topic/topic-words.content.ts'

export interface Order {
  category: BlogCategory
  topic: string
  tone: AiTone
}

export interface Composed {
  title: string
  summary: string
  /** HTML of the sanitiser's allow-list. */
  content: string
  /** The topic, or what it turns on, lies outside the library: headings and questions in place of an article. */
  isOutline: boolean
}

/** "How much", "10,000 steps"; not "after 40" nor "10 tips". */
const ASKS_AMOUNT =
  /\bhow (?:much|many|often|long)\b|(?<!\b(?:after|over|above|past|under|below|top) )\b\d[\d,.]*\b(?! (?:\w+ )?(?:tips?|ideas?|ways|foods?|facts|myths|reasons|things|recipes|habits|mistakes|rules|steps (?:to|for)))/i

/** Goes with the plan that is not given. */
const HASTE = /^(?:fast|faster|quick|quickly|crash|rapid|extreme|starvation)$/i

/** An article on a topic from the library of sourced facts; the same order gives the same article. */
export function composeArticle(order: Order, library: Library = KNOWLEDGE): Composed {
  const { category, tone } = order
  const topic = plainTopic(order.topic)
  const harm = harmOf(topic)
  if (harm) return { ...composeRefusal(harm), isOutline: true }
  const choose = createChoice(`${category} ${tone} ${topic}`)
  const cautions = cautionsOf(topic)
  const wanted = matchSubjects(library, category, order.topic)
  const matched = matchSubjects(onlyForThose(library, cautions), category, order.topic)
  const { sentence, subjects } = matched
  const unknown = matched.unknown.filter(
    (word) => !isCautionWord(word) && !(cautions.includes('low_calories') && HASTE.test(word)),
  )
  // Among recipes a dish is the topic itself; elsewhere it stands for what is on the plate.
  const isRecipe = asksForRecipe(sentence) || (category === 'recipes' && matched.dishes.length > 0)
  const dishes = new Set(isRecipe ? matched.dishes : [])
  const silent = matched.missing
    .filter((words) => !dishes.has(words))
    .flatMap((words) => withoutCautions(/\bold age\b/i.test(sentence) && words === 'old' ? 'old age' : words) || [])
  const missing = [...matched.against.filter((words) => !isCautionWord(words)), ...silent]
  const ownWords = topicAsTitle(sentence)
  const others = wanted.subjects.filter((subject) => !subjects.includes(subject))
  const isForOthers = others.some((subject) => !speakOf(subjects, subject, sentence))
  if (subjects.length === 0 || missing.length > 0 || isForOthers || isRecipe || cautions.includes('dose')) {
    const offered = offeredFor(library, category, sentence).map(({ name }) => name)
    const other = isElsewhere(library, sentence) ? 'elsewhere' : 'health'
    const kind = isRecipe && missing.length === 0 && !asksForbidden(cautions) ? 'recipe' : other
    const context =
      matched.apart && silent.length === 0 && / and /.test(matched.apart)
        ? ' taken together'
        : contextOf(silent, cautions, others, library)
    const references = createReferences(library)
    const obliged = mandatoryFor(topic, subjects, library, { isArticle: false })
    const mandatory = mandatoryParts(obliged, references)
    const said = obliged.flatMap(({ facts }) => facts.map(([fact]) => fact))
    const warnings = wanted.subjects.flatMap((subject) =>
      warningsFor(subject, cautions)
        .filter((fact) => !said.includes(fact))
        .map((fact) => references.cite(fact, subject)),
    )
    const known = { known: subjects, missing, others: offered, warnings, mandatory, sources: references.toHtml() }
    const outline = { category, topic, cautions, ...known, kind, context } as const
    return {
      title: (!asksForbidden(cautions) && ownWords && outlineTitleOf(ownWords, choose)) || choose(OUTLINE_TITLES),
      summary: outlineSummaryOf(outline, choose),
      content: composeOutline(outline, choose),
      isOutline: true,
    }
  }
  const phrases = phrasesFor(tone, subjects)
  const wantsRecipes = /\brecipes\b/i.test(sentence)
  const ownTitle = asksForbidden(cautions) || wantsRecipes ? null : ownWords
  const names = namesFor(order, { ...matched, subjects, unknown }, ownTitle)
  const asksAmount = ASKS_AMOUNT.test(sentence)
  const references = createReferences(library)
  // "10,000 steps": the figure is what is asked.
  const hasLargeNumber = /\d,\d{3}/.test(sentence)
  const words = new Set(
    wordsOf(sentence)
      .filter((word) => !isOrdinary(word) || (hasLargeNumber && /^\d/.test(word)))
      .map(rootOf),
  )
  const { focus } = matched
  const found = { sentence, subjects, names, unknown, words, focus, without: matched.without, wantsRecipes }
  const mandatory = mandatoryFor(topic, subjects, library, { isArticle: true })
  const making: Making = { ...found, asksAmount, mandatory, phrases, choose, references }
  return {
    title: titleOf(ownTitle ?? capitalised(namesOf(subjects)), choose(phrases.titleTails)),
    summary: summaryOf(making, cautions),
    content: composeKnown(making, cautions),
    isOutline: false,
  }
}

/** What is not for those whom the topic names is not known of them: "yoga for kids" is no topic on what kids eat. */
function onlyForThose(library: Library, cautions: readonly Caution[]): Library {
  const entries = Object.entries(library).map(([category, { subjects, sources }]) => [
    category,
    { sources, subjects: forThose(subjects, cautions) },
  ])
  return Object.fromEntries(entries)
}

function withoutCautions(words: string): string {
  return words
    .split(' ')
    .filter((word) => !isCautionWord(word))
    .join(' ')
}

/** Where the library is silent on what it knows elsewhere: it does speak of diabetes, though not in pregnancy. */
function contextOf(
  missing: readonly string[],
  cautions: readonly Caution[],
  others: readonly Subject[],
  library: Library,
): string {
  if (others.length > 0 && cautions.includes('pregnancy')) return ' in pregnancy'
  if (others.length > 0 && cautions.includes('children')) return ' for children'
  const subjects = Object.values(library).flatMap((knowledge) => knowledge.subjects)
  const isKnown = (root: string) => subjects.some((subject) => toldBy(subject).named.has(root))
  return missing.some((words) => rootsOf(words).every(isKnown)) ? ' in this connection' : ''
}

function idWords({ id }: Subject['facts'][number]): string {
  return id.replaceAll('-', ' ')
}

/** "Iron in pregnancy" is in facts for her; "screen time for kids" is not: what is known of screens is known of adults. */
function speakOf(subjects: readonly Subject[], other: Subject, sentence: string): boolean {
  const { named } = toldBy(other)
  const said = new Set(subjects.flatMap(({ keywords, facts }) => [...keywords, ...facts.map(idWords)]).flatMap(rootsOf))
  const free = subjects.length > 0 && subjects.every(isMeatless) ? rootsOf('vegetarian') : []
  return rootsOf(sentence).every(
    (root) => !named.has(root) || GENERAL.has(root) || said.has(root) || free.includes(root),
  )
}

/** What the article is on, within its sentences. */
function namesFor({ tone }: Order, { subjects, unknown, focus }: Matched, ownTitle: string | null): string {
  if (focus !== null) return /\d/.test(focus) ? focus.toUpperCase() : focus
  // Formal speech does not say that evidence is about "alcohol at parties" when it is about alcohol.
  const isLoose = subjects.length > 1 || tone !== 'professional'
  return (isLoose && unknown.length === 0 && ownTitle && topicAsNames(ownTitle)) || namesOf(subjects)
}

/** What speaks of the topic's own words goes first, and what is about other people last. */
function nearestFirst(facts: readonly Fact[], { words, sentence, subjects }: Making): Fact[] {
  const named = new Set(subjects[0] ? toldBy(subjects[0]).name : [])
  const score = ({ text, role }: Fact) => {
    const said = new Set(rootsOf(text).filter((root) => words.has(root) && !named.has(root))).size
    return said - (isParticular(text, sentence) ? 2 : 0) - (role === 'care' ? 1 : 0)
  }
  return [...facts].sort((one, other) => score(other) - score(one))
}

/** A finding, and what else the text holds, by the name of what it is on, whatever else the topic's own words may ask. */
function summaryOf(making: Making, cautions: readonly Caution[]): string {
  const { subjects, phrases, choose, asksAmount } = making
  const wordings = phrases.summaries
  const named = naming(choose(wordings), subjects.length > 1 ? making.names : (making.focus ?? namesOf(subjects)))
  const shorter = wordings
    .map((wording) => naming(wording, namesOf(subjects)))
    .sort((one, other) => one.length - other.length)
    .slice(0, 1)
  const [subject] = subjects
  const roles = asksAmount
    ? (['how_much', 'why', 'how', 'care'] as const)
    : (['why', 'how_much', 'how', 'care'] as const)
  const told = subject && cautions.length === 0 ? roles.flatMap((role) => factsOf(subject, role, making)) : []
  const findings = nearestFirst(told, making).filter(({ role }, at) => role !== 'care' || at === 0)
  // A summary has no list of sources: "a review found" would stand there without saying which.
  const whole = findings
    .filter(({ text }) => checkClaims({ title: '', summary: text }).length === 0)
    .flatMap(({ text }) => [named, ...shorter].map((about) => `${text} ${about}`))
    .find(({ length }) => length <= SUMMARY.max)
  const meant = subject ? `${subject.meaning} ${named}` : named
  return whole ?? (meant.length <= SUMMARY.max ? meant : named)
}
