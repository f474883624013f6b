import type { Fact, Subject } from '../../knowledge/subject.ts'
import {
  cautionParts,
  closingPart,
  examplePart,
  factsPart,
  howPart,
  limitsPart,
  questionsPart,
  subjectMeaning,
  subjectPart,
} from './article-sections.ts'
import type { Caution } from './cautions.ts'
import type { Composition } from './composition.ts'
import { asText, paragraph } from './html.ts'
import { mandatoryParts } from './mandatory.ts'
import { fillNames, joinNames } from './names.ts'
import { hasExample, selectFacts } from './select-facts.ts'

const GENERAL =
  'General information for adults; it does not replace the advice of a doctor or a registered dietitian who knows your case.'

function end(composition: Composition): string {
  return closingPart(composition) + paragraph(`<em>${GENERAL}</em>`) + composition.references.toHtml()
}

function opening({ phrases, choose, names }: Composition): string {
  return asText(fillNames(choose(phrases.openings), names))
}

/**
 * Reasons and figures, in the order that the topic asks for. References are numbered in reading order, so the parts are
 * composed in order.
 */
function grounds(composition: Composition, skipped: readonly Fact[] = []): string {
  if (composition.asksAmount) return factsPart(composition, 'how_much') + factsPart(composition, 'why', skipped)
  return factsPart(composition, 'why', skipped) + factsPart(composition, 'how_much')
}

/** Begins with the main statement; the parts follow in the usual order. */
function straight(composition: Composition, subject: Subject, cautions: () => string): string {
  return [
    paragraph(opening(composition)),
    paragraph(subjectMeaning(composition, subject)),
    cautions(),
    grounds(composition),
    howPart(composition),
    examplePart(composition),
    factsPart(composition, 'care'),
    questionsPart(composition),
  ].join('')
}

/** Belongs at the end, with the cautions. */
const CLINICAL =
  /\b(?:doctor|dietitian|professional|condition|medicines?|kidneys?|pregnan\w+|injury|treated|diabetes|allerg\w+|checked|measured)\b/i

const FIRST_PERSON = /\b(?:I|me|my|myself)\b/

/** Begins with a question to the reader. */
function fromQuestion(composition: Composition, subject: Subject, cautions: () => string): string {
  const question = subject.questions.find((asked) => !CLINICAL.test(asked) && !FIRST_PERSON.test(asked)) ?? ''
  if (question === '') return straight(composition, subject, cautions)
  const after = asText(fillNames(composition.choose(composition.phrases.afterQuestion), composition.names))
  return [
    paragraph(`<strong>${asText(question)}</strong>`, after),
    paragraph(subjectMeaning(composition, subject)),
    cautions(),
    ...(composition.asksAmount
      ? [grounds(composition), howPart(composition)]
      : [factsPart(composition, 'why'), howPart(composition), factsPart(composition, 'how_much')]),
    factsPart(composition, 'care'),
    examplePart(composition),
    questionsPart(composition, [question]),
  ].join('')
}

/** Begins with an example day, followed by the reasons. */
function fromExample(composition: Composition, subject: Subject, cautions: () => string): string {
  const after = asText(fillNames(composition.choose(composition.phrases.afterExample), composition.names))
  return [
    paragraph(asText(subject.example)),
    paragraph(after, subjectMeaning(composition, subject)),
    cautions(),
    factsPart(composition, 'how_much'),
    factsPart(composition, 'why'),
    howPart(composition),
    questionsPart(composition),
    factsPart(composition, 'care'),
  ].join('')
}

/** Begins with a finding. */
function fromFact(composition: Composition, subject: Subject, cautions: () => string): string {
  const first: Fact | undefined = selectFacts(subject, 'why', composition)[0]
  if (!first) return straight(composition, subject, cautions)
  return [
    paragraph(composition.references.cite(first, subject)),
    paragraph(opening(composition), subjectMeaning(composition, subject)),
    cautions(),
    grounds(composition, [first]),
    examplePart(composition),
    howPart(composition),
    factsPart(composition, 'care'),
    questionsPart(composition),
  ].join('')
}

/** For several subjects: each separately, then together. */
function joined(composition: Composition, _subject: Subject, cautions: () => string): string {
  const { choose, phrases, subjects } = composition
  const meeting = asText(fillNames(choose(phrases.meetings), joinNames(subjects)))
  const isNamedTwice = composition.names === joinNames(subjects)
  return [
    isNamedTwice ? '' : paragraph(opening(composition)),
    paragraph(meeting),
    cautions(),
    ...subjects.map((subject) => subjectPart(composition, subject)),
    howPart(composition),
    examplePart(composition),
    factsPart(composition, 'care'),
    questionsPart(composition),
  ].join('')
}

const PLANS = [straight, fromQuestion, fromExample, fromFact] as const

/** An article from the library; it contains only facts of its subjects and plain connecting text. */
export function composeKnown(composition: Composition, cautions: readonly Caution[]): string {
  const [subject] = composition.subjects
  if (!subject) throw new Error('an article needs a subject')
  // Questions, examples and findings are about the wider subject, so a narrow topic does not begin with them.
  const plans = hasExample(subject, composition) ? PLANS : PLANS.filter((plan) => plan !== fromExample)
  const alone = composition.focus === null ? composition.choose(plans) : straight
  const plan = composition.subjects.length > 1 ? joined : alone
  // References are numbered in reading order, so cautions are composed only at their place.
  const cautionSections = () =>
    limitsPart(composition) + cautionParts(cautions) + mandatoryParts(composition.mandatory, composition.references)
  return plan(composition, subject, cautionSections) + end(composition)
}
