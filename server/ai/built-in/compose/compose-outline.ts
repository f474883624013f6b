import type { BlogCategory } from '#domain/blogs/categories.ts'
import { plainTopic } from '../topic/read-topic.ts'
import type { Caution } from './cautions.ts'
import { cautionParts } from './compose-parts.ts'
import { asText, heading, list, paragraph } from './html.ts'
import { capitalised } from './names.ts'
import {
  OUTLINE_END,
  OUTLINE_INTRO_FOR_OTHERS,
  OUTLINE_INTROS,
  OUTLINE_KNOWN,
  OUTLINE_QUESTIONS,
} from './outline.content.ts'

/** What is quoted of a topic: enough to know it again. */
const QUOTED_MAX = 140

function quoted(topic: string): string {
  const plain = plainTopic(topic).replace(/[“”"<>]/g, '')
  if (plain.length <= QUOTED_MAX) return plain
  return `${plain.slice(0, plain.lastIndexOf(' ', QUOTED_MAX) > 0 ? plain.lastIndexOf(' ', QUOTED_MAX) : QUOTED_MAX)}…`
}

/**
 * Headings and questions for the author, in place of an article that nothing would support.
 * @param known what the library holds facts on
 */
export function composeOutline(
  category: BlogCategory,
  topic: string,
  cautions: readonly Caution[],
  known: readonly string[],
  choose: <T>(options: readonly T[]) => T,
): string {
  const intro =
    cautions.includes('children') || cautions.includes('pregnancy') ? OUTLINE_INTRO_FOR_OTHERS : choose(OUTLINE_INTROS)
  return [
    paragraph(asText(intro.replace('{topic}', () => quoted(topic) || 'this topic'))),
    cautionParts(cautions),
    ...OUTLINE_QUESTIONS[category].map(([title, questions]) => heading(title) + list('ul', questions.map(asText))),
    heading(OUTLINE_KNOWN.heading),
    paragraph(asText(OUTLINE_KNOWN.text)),
    list('ul', known.map(capitalised).map(asText)),
    paragraph(`<em>${OUTLINE_END}</em>`),
  ].join('')
}
