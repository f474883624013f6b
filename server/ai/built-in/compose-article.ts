import type { AiTone } from '#domain/ai/ai-rules.ts'
import { SUMMARY } from '#domain/blogs/blog-rules.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import { checkClaims } from '../claims/check-claims.ts'
import { findHarm } from '../claims/harm.ts'
import { KNOWLEDGE } from '../knowledge/all.ts'
import type { Fact, Subject } from '../knowledge/subject.ts'
import { toWords } from '../text/stems.ts'
import { composeKnown } from './compose/article-plans.ts'
import { isForOtherAudience } from './compose/audience.ts'
import {
  asksForbidden,
  type Caution,
  findCautions,
  forAudience,
  isCautionWord,
  warningsFor,
} from './compose/cautions.ts'
import type { Composition } from './compose/composition.ts'
import { findMandatory, mandatoryParts } from './compose/mandatory.ts'
import { capitalised, fillNames, joinNames } from './compose/names.ts'
import { createReferences } from './compose/references.ts'
import { selectFacts } from './compose/select-facts.ts'
import { composeDecline, composeOutline, outlineSummary, outlineTitle } from './outline/compose-outline.ts'
import { OUTLINE_TITLES } from './outline/outline.content.ts'
import { isElsewhere, suggestSubjects } from './outline/suggest-subjects.ts'
import { choosePhrases } from './phrases/choose-phrases.ts'
import { createChoice } from './seed.ts'
import { asksForRecipe } from './topic/dishes.ts'
import { isMeatless, type Library, type Matched, matchSubjects } from './topic/match-subjects.ts'
import { toPlainTopic } from './topic/parse-topic.ts'
import { toRoot, toRoots } from './topic/roots.ts'
import { indexSubject } from './topic/subject-index.ts'
import { topicAsNames, topicAsTitle, toTitle } from './topic/title.ts'
import { GENERAL, isOrdinary } from './topic/topic-words.content.ts'

export interface Order {
  category: BlogCategory
  topic: string
  tone: AiTone
}

export interface Composed {
  title: string
  summary: string
  /** HTML within the sanitizer's allow-list. */
  content: string
  /** The topic is outside the library: headings and questions instead of an article. */
  isOutline: boolean
}

/** "How much", "10,000 steps"; not "after 40" nor "10 tips". */
const ASKS_AMOUNT =
  /\bhow (?:much|many|often|long)\b|(?<!\b(?:after|over|above|past|under|below|top) )\b\d[\d,.]*\b(?! (?:\w+ )?(?:tips?|ideas?|ways|foods?|facts|myths|reasons|things|recipes|habits|mistakes|rules|steps (?:to|for)))/i

/** Words of crash diets, for which no plan is given. */
const HASTE = /^(?:fast|faster|quick|quickly|crash|rapid|extreme|starvation)$/i

/** Composes an article on a topic from the library of sourced facts. Deterministic: the same order gives the same article. */
export function composeArticle(order: Order, library: Library = KNOWLEDGE): Composed {
  const { category, tone } = order
  const topic = toPlainTopic(order.topic)
  const harm = findHarm(topic)
  if (harm) return { ...composeDecline(harm), isOutline: true }
  const choose = createChoice(`${category} ${tone} ${topic}`)
  const cautions = findCautions(topic)
  const wanted = matchSubjects(library, category, order.topic)
  const matched = matchSubjects(onlyForAudience(library, cautions), category, order.topic)
  const { sentence, subjects } = matched
  const unknown = matched.unknown.filter(
    (word) => !isCautionWord(word) && !(cautions.includes('low_calories') && HASTE.test(word)),
  )
  // In the category recipes a dish is the topic itself; elsewhere it is an ingredient of the topic.
  const isRecipe = asksForRecipe(sentence) || (category === 'recipes' && matched.dishes.length > 0)
  const dishes = new Set(isRecipe ? matched.dishes : [])
  const silent = matched.missing
    .filter((words) => !dishes.has(words))
    .flatMap((words) => withoutCautions(/\bold age\b/i.test(sentence) && words === 'old' ? 'old age' : words) || [])
  const missing = [...matched.against.filter((words) => !isCautionWord(words)), ...silent]
  const ownWords = topicAsTitle(sentence)
  const others = wanted.subjects.filter((subject) => !subjects.includes(subject))
  const isForOthers = others.some((subject) => !coverSubject(subjects, subject, sentence))
  if (subjects.length === 0 || missing.length > 0 || isForOthers || isRecipe || cautions.includes('dose')) {
    const offered = suggestSubjects(library, category, sentence).map(({ name }) => name)
    const other = isElsewhere(library, sentence) ? 'elsewhere' : 'health'
    const kind = isRecipe && missing.length === 0 && !asksForbidden(cautions) ? 'recipe' : other
    const context =
      matched.apart && silent.length === 0 && / and /.test(matched.apart)
        ? ' taken together'
        : describeContext(silent, cautions, others, library)
    const references = createReferences(library)
    const obliged = findMandatory(topic, subjects, library, { isArticle: false })
    const mandatory = mandatoryParts(obliged, references)
    const cited = obliged.flatMap(({ facts }) => facts.map(([fact]) => fact))
    const warnings = wanted.subjects.flatMap((subject) =>
      warningsFor(subject, cautions)
        .filter((fact) => !cited.includes(fact))
        .map((fact) => references.cite(fact, subject)),
    )
    const known = { known: subjects, missing, others: offered, warnings, mandatory, sources: references.toHtml() }
    const outline = { category, topic, cautions, ...known, kind, context } as const
    return {
      title: (!asksForbidden(cautions) && ownWords && outlineTitle(ownWords, choose)) || choose(OUTLINE_TITLES),
      summary: outlineSummary(outline, choose),
      content: composeOutline(outline, choose),
      isOutline: true,
    }
  }
  const phrases = choosePhrases(tone, subjects)
  const wantsRecipes = /\brecipes\b/i.test(sentence)
  const ownTitle = asksForbidden(cautions) || wantsRecipes ? null : ownWords
  const names = namesFor(order, { ...matched, subjects, unknown }, ownTitle)
  const asksAmount = ASKS_AMOUNT.test(sentence)
  const references = createReferences(library)
  // "10,000 steps" asks about the number itself.
  const hasLargeNumber = /\d,\d{3}/.test(sentence)
  const words = new Set(
    toWords(sentence)
      .filter((word) => !isOrdinary(word) || (hasLargeNumber && /^\d/.test(word)))
      .map(toRoot),
  )
  const { focus } = matched
  const found = { sentence, subjects, names, unknown, words, focus, without: matched.without, wantsRecipes }
  const mandatory = findMandatory(topic, subjects, library, { isArticle: true })
  const composition: Composition = { ...found, asksAmount, mandatory, phrases, choose, references }
  return {
    title: toTitle(ownTitle ?? capitalised(joinNames(subjects)), choose(phrases.titleTails)),
    summary: composeSummary(composition, cautions),
    content: composeKnown(composition, cautions),
    isOutline: false,
  }
}

/** Keeps the subjects with advice for the audience that the topic names: "yoga for kids" must not match what kids eat. */
function onlyForAudience(library: Library, cautions: readonly Caution[]): Library {
  const entries = Object.entries(library).map(([category, { subjects, sources }]) => [
    category,
    { sources, subjects: forAudience(subjects, cautions) },
  ])
  return Object.fromEntries(entries)
}

function withoutCautions(words: string): string {
  return words
    .split(' ')
    .filter((word) => !isCautionWord(word))
    .join(' ')
}

/** Names the context in which the library lacks a subject that it otherwise covers: diabetes, but not in pregnancy. */
function describeContext(
  missing: readonly string[],
  cautions: readonly Caution[],
  others: readonly Subject[],
  library: Library,
): string {
  if (others.length > 0 && cautions.includes('pregnancy')) return ' in pregnancy'
  if (others.length > 0 && cautions.includes('children')) return ' for children'
  const subjects = Object.values(library).flatMap((knowledge) => knowledge.subjects)
  const isKnown = (root: string) => subjects.some((subject) => indexSubject(subject).named.has(root))
  return missing.some((words) => toRoots(words).every(isKnown)) ? ' in this connection' : ''
}

function idWords({ id }: Subject['facts'][number]): string {
  return id.replaceAll('-', ' ')
}

/** Whether the subjects cover everything that the topic asks about `other`. */
function coverSubject(subjects: readonly Subject[], other: Subject, sentence: string): boolean {
  const { named } = indexSubject(other)
  const cited = new Set(
    subjects.flatMap(({ keywords, facts }) => [...keywords, ...facts.map(idWords)]).flatMap(toRoots),
  )
  const free = subjects.length > 0 && subjects.every(isMeatless) ? toRoots('vegetarian') : []
  return toRoots(sentence).every(
    (root) => !named.has(root) || GENERAL.has(root) || cited.has(root) || free.includes(root),
  )
}

/** The article's subject as worded within a sentence. */
function namesFor({ tone }: Order, { subjects, unknown, focus }: Matched, ownTitle: string | null): string {
  if (focus !== null) return /\d/.test(focus) ? focus.toUpperCase() : focus
  // The professional tone does not claim that evidence on alcohol is about "alcohol at parties".
  const allowsTopicWords = subjects.length > 1 || tone !== 'professional'
  return (allowsTopicWords && unknown.length === 0 && ownTitle && topicAsNames(ownTitle)) || joinNames(subjects)
}

/** Sorts facts: those with the topic's own words first, those about other people last. */
function nearestFirst(facts: readonly Fact[], { words, sentence, subjects }: Composition): Fact[] {
  const named = new Set(subjects[0] ? indexSubject(subjects[0]).name : [])
  const score = ({ text, role }: Fact) => {
    const cited = new Set(toRoots(text).filter((root) => words.has(root) && !named.has(root))).size
    return cited - (isForOtherAudience(text, sentence) ? 2 : 0) - (role === 'care' ? 1 : 0)
  }
  return [...facts].sort((one, other) => score(other) - score(one))
}

/** Composes a summary of a finding and a sentence about the rest of the text. */
function composeSummary(composition: Composition, cautions: readonly Caution[]): string {
  const { subjects, phrases, choose, asksAmount } = composition
  const wordings = phrases.summaries
  const named = fillNames(
    choose(wordings),
    subjects.length > 1 ? composition.names : (composition.focus ?? joinNames(subjects)),
  )
  const shorter = wordings
    .map((wording) => fillNames(wording, joinNames(subjects)))
    .sort((one, other) => one.length - other.length)
    .slice(0, 1)
  const [subject] = subjects
  const roles = asksAmount
    ? (['how_much', 'why', 'how', 'care'] as const)
    : (['why', 'how_much', 'how', 'care'] as const)
  const facts = subject && cautions.length === 0 ? roles.flatMap((role) => selectFacts(subject, role, composition)) : []
  const findings = nearestFirst(facts, composition).filter(({ role }, at) => role !== 'care' || at === 0)
  // A summary has no list of sources, so it must not refer to "a review".
  const whole = findings
    .filter(({ text }) => checkClaims({ title: '', summary: text }).length === 0)
    .flatMap(({ text }) => [named, ...shorter].map((about) => `${text} ${about}`))
    .find(({ length }) => length <= SUMMARY.max)
  const meant = subject ? `${subject.meaning} ${named}` : named
  return whole ?? (meant.length <= SUMMARY.max ? meant : named)
}
