import type { Harm } from '../../claims/harm.ts'
import { KNOWLEDGE } from '../../knowledge/all.ts'
import { asText, heading, list, paragraph } from '../compose/html.ts'
import { createReferences } from '../compose/references.ts'
import { DECLINE_QUESTIONS, DECLINES } from './decline.content.ts'

/** Where the library says whom to call, and that asking does no harm. */
const HELP_FACTS = ['seeking-help-tele-manas', 'seeking-help-care', 'seeking-help-ask']

/** Declines a topic that would harm a person and names who can help, without repeating its words. */
export function composeDecline(harm: Harm): { title: string; summary: string; content: string } {
  const { title, summary, intro, rest, end } = DECLINES[harm]
  const { heading: asked, questions } = DECLINE_QUESTIONS[harm]
  const { cite, toHtml } = createReferences(KNOWLEDGE)
  const facts = KNOWLEDGE.mental_health.subjects.flatMap((subject) =>
    subject.facts.filter(({ id }) => HELP_FACTS.includes(id)).map((fact) => [fact, subject] as const),
  )
  const help = harm === 'self' ? facts.map(([fact, subject]) => paragraph(cite(fact, subject))) : []
  const content = [
    paragraph(asText(intro)),
    ...help,
    paragraph(asText(rest)),
    heading(asked),
    list('ul', questions.map(asText)),
    paragraph(`<em>${asText(end)}</em>`),
    harm === 'self' ? toHtml() : '',
  ].join('')
  return { title, summary, content }
}
