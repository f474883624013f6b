import { FINDING_LABELS, type Finding } from '#domain/ai/findings.ts'

/** Suggestions that are not offered, since they would bring a claim into the text. */
export function LeftOutSuggestions({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  const labels = [...new Set(findings.map(({ kind }) => FINDING_LABELS[kind].toLowerCase()))]
  return (
    <p className="text-ink-muted text-sm">
      Suggestions that would have brought a claim into the text were left out: {labels.join(', ')}.
    </p>
  )
}
