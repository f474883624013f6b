import { FINDING_LABELS, type Finding } from '#domain/ai/findings.ts'
import { Badge } from '#web/ui/badge.tsx'

function nameOf({ kind, text, reason }: Finding): string {
  return [kind, text, reason].join(' ')
}

/** Each with the words concerned and what is wrong with them; what stands in the text twice is told once. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="grid gap-4">
      {[...new Map(findings.map((finding) => [nameOf(finding), finding]))].map(([name, { kind, text, reason }]) => (
        <li key={name} className="grid gap-1 text-sm">
          <span>
            <Badge dot tone="warning">
              {FINDING_LABELS[kind]}
            </Badge>
          </span>
          <q className="wrap-anywhere font-medium">{text}</q>
          <span className="text-ink-muted">{reason}</span>
        </li>
      ))}
    </ul>
  )
}
