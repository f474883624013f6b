import { ADDRESSES, ELEMENTS } from './address-vectors.ts'
import { CLOBBERING, HANDLERS, STYLES } from './attribute-vectors.ts'
import { DRAWINGS, FORMULAS } from './foreign-vectors.ts'
import { ENCODINGS, MUTATIONS, TEMPLATES, UNCLOSED } from './mutation-vectors.ts'

interface Vector {
  name: string
  html: string
}

const GROUPS: Record<string, Record<string, string>> = {
  handler: HANDLERS,
  address: ADDRESSES,
  element: ELEMENTS,
  drawing: DRAWINGS,
  formula: FORMULAS,
  mutation: MUTATIONS,
  style: STYLES,
  clobbering: CLOBBERING,
  encoding: ENCODINGS,
  template: TEMPLATES,
}

function named(group: string, vectors: Record<string, string>): Vector[] {
  return Object.entries(vectors).map(([name, html]) => ({ name: `${group}: ${name}`, html }))
}

/** Ways to bring a script into a page, from published collections (OWASP, PortSwigger, DOMPurify's tests) and our own. */
const CLOSED = Object.entries(GROUPS).flatMap(([group, vectors]) => named(group, vectors))
const OPEN = named('unclosed', UNCLOSED)
export const CORPUS: readonly Vector[] = [...CLOSED, ...OPEN]

/** Precedes the hostile part of each text, to reach the minimum length and to identify the text. */
export const HARMLESS =
  '<p>Dal, sabzi, dahi, roti and a fruit each have their bowl on the plate, and a plate that shows all five needs no scale at the table.</p>'

/** The whole corpus in several texts. A vector that leaves an element open ends its text, so it affects no other. */
export const HOSTILE_TEXTS: readonly string[] = OPEN.map(({ html }, at) => {
  const share = CLOSED.filter((_, index) => index % OPEN.length === at)
  return `${HARMLESS}${share.map((vector) => vector.html).join('\n')}\n${html}`
})
