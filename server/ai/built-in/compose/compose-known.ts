import type { Fact, Subject } from '../../knowledge/subject.ts'
import type { Caution } from './cautions.ts'
import { factsOf, hasExample } from './choose-texts.ts'
import {
  cautionParts,
  closingPart,
  examplePart,
  factsPart,
  howPart,
  limitsPart,
  meaningOf,
  questionsPart,
  subjectPart,
} from './compose-parts.ts'
import { asText, paragraph } from './html.ts'
import type { Making } from './making.ts'
import { mandatoryParts } from './mandatory.ts'
import { namesOf, naming } from './names.ts'

const GENERAL =
  'General information for adults; it does not replace the advice of a doctor or a registered dietitian who knows your case.'

function end(making: Making): string {
  return closingPart(making) + paragraph(`<em>${GENERAL}</em>`) + making.references.toHtml()
}

function opening({ phrases, choose, names }: Making): string {
  return asText(naming(choose(phrases.openings), names))
}

/** Reasons and figures, those first that the topic asks for. References are numbered as they are read. */
function grounds(making: Making, told: readonly Fact[] = []): string {
  if (making.asksAmount) return factsPart(making, 'how_much') + factsPart(making, 'why', told)
  return factsPart(making, 'why', told) + factsPart(making, 'how_much')
}

/** Begins with what is to be said, and takes the parts in the usual order. */
function straight(making: Making, subject: Subject, cautions: () => string): string {
  return [
    paragraph(opening(making)),
    paragraph(meaningOf(making, subject)),
    cautions(),
    grounds(making),
    howPart(making),
    examplePart(making),
    factsPart(making, 'care'),
    questionsPart(making),
  ].join('')
}

/** Belongs at the end, among the cautions. */
const CLINICAL =
  /\b(?:doctor|dietitian|professional|condition|medicines?|kidneys?|pregnan\w+|injury|treated|diabetes|allerg\w+|checked|measured)\b/i

const FIRST_PERSON = /\b(?:I|me|my|myself)\b/

/** Begins with a question to the reader. */
function fromQuestion(making: Making, subject: Subject, cautions: () => string): string {
  const question = subject.questions.find((asked) => !CLINICAL.test(asked) && !FIRST_PERSON.test(asked)) ?? ''
  if (question === '') return straight(making, subject, cautions)
  const after = asText(naming(making.choose(making.phrases.afterQuestion), making.names))
  return [
    paragraph(`<strong>${asText(question)}</strong>`, after),
    paragraph(meaningOf(making, subject)),
    cautions(),
    ...(making.asksAmount
      ? [grounds(making), howPart(making)]
      : [factsPart(making, 'why'), howPart(making), factsPart(making, 'how_much')]),
    factsPart(making, 'care'),
    examplePart(making),
    questionsPart(making, [question]),
  ].join('')
}

/** Begins with a day, and gives the reasons afterwards. */
function fromExample(making: Making, subject: Subject, cautions: () => string): string {
  const after = asText(naming(making.choose(making.phrases.afterExample), making.names))
  return [
    paragraph(asText(subject.example)),
    paragraph(after, meaningOf(making, subject)),
    cautions(),
    factsPart(making, 'how_much'),
    factsPart(making, 'why'),
    howPart(making),
    questionsPart(making),
    factsPart(making, 'care'),
  ].join('')
}

/** Begins with a finding. */
function fromFact(making: Making, subject: Subject, cautions: () => string): string {
  const first: Fact | undefined = factsOf(subject, 'why', making)[0]
  if (!first) return straight(making, subject, cautions)
  return [
    paragraph(making.references.cite(first, subject)),
    paragraph(opening(making), meaningOf(making, subject)),
    cautions(),
    grounds(making, [first]),
    examplePart(making),
    howPart(making),
    factsPart(making, 'care'),
    questionsPart(making),
  ].join('')
}

/** Several subjects: each on its own first, then together. */
function joined(making: Making, _subject: Subject, cautions: () => string): string {
  const { choose, phrases, subjects } = making
  const meeting = asText(naming(choose(phrases.meetings), namesOf(subjects)))
  const isNamedTwice = making.names === namesOf(subjects)
  return [
    isNamedTwice ? '' : paragraph(opening(making)),
    paragraph(meeting),
    cautions(),
    ...subjects.map((subject) => subjectPart(making, subject)),
    howPart(making),
    examplePart(making),
    factsPart(making, 'care'),
    questionsPart(making),
  ].join('')
}

const PLANS = [straight, fromQuestion, fromExample, fromFact] as const

/** An article from what the library knows; nothing stands in it that is not a fact of its subjects or plain speech. */
export function composeKnown(making: Making, cautions: readonly Caution[]): string {
  const [subject] = making.subjects
  if (!subject) throw new Error('an article needs a subject')
  // Questions, examples and findings are the wider subject's.
  const plans = hasExample(subject, making) ? PLANS : PLANS.filter((plan) => plan !== fromExample)
  const alone = making.focus === null ? making.choose(plans) : straight
  const plan = making.subjects.length > 1 ? joined : alone
  // Sources are numbered as they are read, so nothing is cited before its place.
  const said = () => limitsPart(making) + cautionParts(cautions) + mandatoryParts(making.mandatory, making.references)
  return plan(making, subject, said) + end(making)
}
