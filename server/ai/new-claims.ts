import type { TextChange } from '#domain/ai/ai.schema.ts'
import type { Finding } from '#domain/ai/findings.ts'
import { checkClaims } from './claims/check-claims.ts'

const BLOCK_EDGE = /<\/?(?:p|h[1-6]|ul|ol|li|blockquote|pre|table|tr|td|th)\b[^<>]*>/gi
/** Characters around a change that count as its block. */
const AROUND = 4_000

/** The text of the same block before `start` and after `end`. */
function around(html: string, start: number, end: number): [before: string, after: string] {
  const lead = html.slice(Math.max(0, start - AROUND), start).split(BLOCK_EDGE)
  const [tail = ''] = html.slice(end, end + AROUND).split(BLOCK_EDGE)
  return [lead.at(-1) ?? '', tail]
}

/** Claims that a change adds to its paragraph: findings of a kind that then occurs more often than before. */
export function findNewClaims(html: string, { before, after }: TextChange, at = html.indexOf(before)): Finding[] {
  const [lead, tail] = at < 0 ? ['', ''] : around(html, at, at + before.length)
  const old = checkClaims({ content: lead + before + tail })
  const found = checkClaims({ content: lead + after + tail })
  const count = (findings: readonly Finding[], kind: Finding['kind']) =>
    findings.filter((finding) => finding.kind === kind).length
  return found.filter(
    ({ kind, text }) => count(found, kind) > count(old, kind) && !old.some((other) => other.text === text),
  )
}

/**
 * Removes the changes that add a claim. Each `before` is searched after the previous change, so that its position is
 * unchanged.
 */
export function removeNewClaims(html: string, changes: readonly TextChange[]) {
  const accepted: TextChange[] = []
  const leftOut: Finding[] = []
  let from = 0
  let fromAccepted = 0
  for (const change of changes) {
    const at = html.indexOf(change.before, from)
    if (at < 0) continue
    from = at + change.before.length
    const claims = findNewClaims(html, change, at)
    leftOut.push(...claims)
    if (claims.length > 0 || html.indexOf(change.before, fromAccepted) !== at) continue
    fromAccepted = from
    accepted.push(change)
  }
  return { changes: accepted, leftOut }
}
