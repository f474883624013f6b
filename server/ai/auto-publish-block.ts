import { FINDING_KINDS, FINDING_LABELS, type Finding } from '#domain/ai/findings.ts'
import type { AiEngine } from '#domain/blogs/ai-engines.ts'

interface CheckedArticle {
  engine: AiEngine
  is_outline: boolean
  left_out: readonly Finding[]
  findings: readonly Finding[]
}

const READ_FIRST = 'Read the article, then publish it yourself.'

/** Numbers of the built-in engine come from its library, so a finding about them does not block publishing. */
function isGrave({ kind }: Finding, engine: AiEngine): boolean {
  return kind !== 'unsourced_number' || engine === 'model'
}

/** The reason not to publish a text before its author has read it; null if there is none. */
export function findPublishBlock({ engine, is_outline, left_out, findings }: CheckedArticle): string | null {
  if (is_outline) return 'This is an outline with questions, not an article: it stays a draft.'
  if (left_out.length > 0) return `A claim that must not be published was left out. ${READ_FIRST}`
  const grave = findings.filter((finding) => isGrave(finding, engine))
  if (grave.length === 0) return null
  const names = FINDING_KINDS.filter((kind) => grave.some((finding) => finding.kind === kind)).map((kind) =>
    FINDING_LABELS[kind].toLowerCase(),
  )
  return `The claim check has found: ${names.join(', ')}. ${READ_FIRST}`
}
