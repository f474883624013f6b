import type { Fact, FactRole, Subject } from '../../knowledge/subject.ts'
import type { Part } from '../phrases/phrases.ts'
import { MANY_CAUSES } from '../topic/broad-topics.content.ts'
import { CAUTION_TEXTS } from './cautions.content.ts'
import type { Caution } from './cautions.ts'
import type { Composition } from './composition.ts'
import { asText, heading, list, paragraph } from './html.ts'
import { capitalised, fillNames, joinNames } from './names.ts'
import { hasExample, nearness, onTopic, selectFacts, selectSteps } from './select-facts.ts'

/** Maximum of steps in an article on several subjects. */
const STEPS_MAX = 7
const NARROW_STEPS_MAX = 4
const NARROW_QUESTIONS_MAX = 3

function sectionHeading({ phrases, choose }: Composition, part: Part): string {
  return heading(choose(phrases.headings[part]))
}

function sectionLead({ phrases, choose, names }: Composition, part: Part): string {
  return asText(fillNames(choose(phrases.leads[part]), names))
}

/** A lead sentence before a fact, at random: before every fact it would be tedious. */
function leadNowAndThen(composition: Composition, part: Part): string {
  return composition.choose([true, false]) ? sectionLead(composition, part) : ''
}

/** Limits the items per subject in an article on several subjects. */
function share<T>({ subjects }: Composition, alone: number, of: readonly T[]): readonly T[] {
  return subjects.length === 1 ? of : of.slice(0, Math.max(1, Math.round(alone / subjects.length)))
}

/** The facts of one role from all subjects, with a lead sentence, as paragraphs or as a list. */
function factPart(composition: Composition, part: FactRole, facts: readonly (readonly [Fact, Subject])[]): string {
  if (facts.length === 0) return ''
  const cited = facts.map(([fact, subject]) => composition.references.cite(fact, subject))
  if (cited.length > 2)
    return sectionHeading(composition, part) + paragraph(sectionLead(composition, part)) + list('ul', cited)
  const [first = '', ...rest] = cited
  return (
    sectionHeading(composition, part) +
    paragraph(leadNowAndThen(composition, part), first) +
    rest.map((fact) => paragraph(fact)).join('')
  )
}

/** @param left facts of the role that the article has already used */
export function factsPart(composition: Composition, part: FactRole, left: readonly Fact[] = []): string {
  const mandatoryFacts = composition.mandatory.flatMap(({ facts }) => facts.map(([fact]) => fact))
  const facts = composition.subjects.flatMap((subject) =>
    share(
      composition,
      4,
      selectFacts(subject, part, composition).filter((fact) => !mandatoryFacts.includes(fact)),
    )
      .filter((fact) => !left.includes(fact))
      .map((fact) => [fact, subject] as const),
  )
  return factPart(composition, part, facts)
}

/** The facts about methods, followed by the steps. */
export function howPart(composition: Composition): string {
  const { subjects, phrases, choose, references, focus } = composition
  const cited = subjects.flatMap((subject) =>
    share(composition, 3, selectFacts(subject, 'how', composition)).map((fact) => references.cite(fact, subject)),
  )
  const [first = '', ...rest] = cited
  // A lead must be followed by a finding.
  const known =
    first === '' ? [] : [paragraph(leadNowAndThen(composition, 'how'), first), ...rest.map((fact) => paragraph(fact))]
  const steps = subjects.flatMap((subject) =>
    share(composition, STEPS_MAX, selectSteps(subject, composition)).map(asText),
  )
  const tag = choose(['ul', 'ol'] as const)
  return [
    sectionHeading(composition, 'how'),
    ...known,
    paragraph(asText(choose(phrases.beforeSteps))),
    list(tag, focus === null ? steps : steps.slice(0, NARROW_STEPS_MAX)),
  ].join('')
}

export function examplePart(composition: Composition): string {
  const { subjects, choose, words } = composition
  const [best] = [...subjects].sort((one, other) => nearness(other, words) - nearness(one, words))
  if (!best || !hasExample(best, composition)) return ''
  const examples = [asText(best.example)]
  const isQuoted = choose([true, false])
  const body = examples.map((example) => (isQuoted ? `<blockquote><p>${example}</p></blockquote>` : paragraph(example)))
  return sectionHeading(composition, 'example') + paragraph(sectionLead(composition, 'example')) + body.join('')
}

export function questionsPart(composition: Composition, asked: readonly string[] = []): string {
  const { subjects, focus, sentence } = composition
  const questions = subjects.flatMap(({ questions }) =>
    share(
      composition,
      5,
      onTopic(questions, sentence, (question) => question).filter((question) => !asked.includes(question)),
    ),
  )
  const shown = focus === null ? questions : questions.slice(0, NARROW_QUESTIONS_MAX)
  return (
    sectionHeading(composition, 'questions') +
    paragraph(sectionLead(composition, 'questions')) +
    list('ul', shown.map(asText))
  )
}

/** A subject's reasons and amounts under its own heading, in an article on several subjects. */
export function subjectPart(composition: Composition, subject: Subject): string {
  const { references, subjects } = composition
  const [first, ...reasons] = selectFacts(subject, 'why', composition)
  const amounts = selectFacts(subject, 'how_much', composition)
  const cite = (fact: Fact) => references.cite(fact, subject)
  return [
    heading(capitalised(subject.name)),
    paragraph(asText(subject.meaning), ...(first ? [cite(first)] : [])),
    ...(subjects.length > 2 ? amounts.slice(0, 1) : [...reasons.slice(0, 1), ...amounts.slice(0, 1)]).map((fact) =>
      paragraph(cite(fact)),
    ),
  ].join('')
}

/** The meaning of the subject, after a note that the topic is only a part of it. */
export function subjectMeaning({ focus, names, subjects }: Composition, { meaning }: Subject): string {
  const within = `The sources speak of ${names} within a wider subject, ${joinNames(subjects)}, and so does this article.`
  return asText(focus === null ? meaning : `${within} ${meaning}`)
}

/** Names the parts of the topic that the library does not cover. */
export function limitsPart({ sentence, subjects, unknown, wantsRecipes }: Composition): string {
  const [sign] = MANY_CAUSES.exec(sentence) ?? []
  const isNamed = subjects.some(({ name }) => sign && name.includes(sign.toLowerCase()))
  const causes =
    sign && !isNamed
      ? paragraph(
          asText(
            `“${capitalised(sign.toLowerCase())}” can have many causes, which a doctor can tell apart. This text speaks of ${joinNames(subjects)} only.`,
          ),
        )
      : ''
  const recipes = wantsRecipes ? paragraph('There are facts and steps here, and no recipes with amounts.') : ''
  if (unknown.length === 0) return causes + recipes
  const words = new Intl.ListFormat('en-GB').format(unknown.map((word) => `“${word}”`))
  const name = joinNames(subjects)
  const limits = paragraph(
    asText(`What follows is general advice about ${name}, and holds nothing that is particular to ${words}.`),
  )
  return causes + limits + recipes
}

export function cautionParts(cautions: readonly Caution[]): string {
  return cautions
    .map((caution) => heading(CAUTION_TEXTS[caution].heading) + paragraph(CAUTION_TEXTS[caution].text))
    .join('')
}

export function closingPart({ phrases, choose, names }: Composition): string {
  return paragraph(asText(fillNames(choose(phrases.closings), names)))
}
