import { FINDING_LABELS, type Finding } from '#domain/ai/findings.ts'
import { Badge } from '#web/ui/badge.tsx'

function findingKey({ kind, text, reason }: Finding): string {
  return [kind, text, reason].join(' ')
}

interface FindingListProps {
  findings: readonly Finding[]
  onShow?: ((words: string) => void) | undefined
}

/** Equal findings are listed once. */
export function FindingList({ findings, onShow }: FindingListProps) {
  return (
    <ul className="grid gap-4">
      {[...new Map(findings.map((finding) => [findingKey(finding), finding]))].map(([name, { kind, text, reason }]) => (
        <li key={name} className="grid gap-1 text-sm">
          <span>
            <Badge dot tone="warning">
              {FINDING_LABELS[kind]}
            </Badge>
          </span>
          {onShow ? (
            <button
              type="button"
              onClick={() => onShow(text)}
              className="group -mx-2 min-h-11 rounded-sm px-2 py-1.5 text-left hover:bg-primary-soft hover:text-on-primary-soft"
            >
              <q className="wrap-anywhere font-medium underline decoration-line-strong underline-offset-[.22em] group-hover:decoration-current">
                {text}
              </q>
              <span className="sr-only"> Show it in the text</span>
            </button>
          ) : (
            <q className="wrap-anywhere font-medium">{text}</q>
          )}
          <span className="text-ink-muted">{reason}</span>
        </li>
      ))}
    </ul>
  )
}
