import type { TextPart } from './compare-text.ts'

const STYLES = {
  old: 'bg-danger-soft text-danger line-through decoration-1',
  new: 'bg-success-soft text-success underline decoration-1 underline-offset-[.2em]',
  own: 'bg-info-soft text-info underline decoration-1 underline-offset-[.2em]',
}

interface MarkedProps {
  as: 'del' | 'ins' | 'mark'
  className: string
  /** For screen readers. */
  spoken: string
  text: string
}

function Marked({ as: Tag, className, spoken, text }: MarkedProps) {
  return (
    <Tag className={className}>
      <span className="sr-only">{` [${spoken} `}</span>
      {text}
      <span className="sr-only">{'] '}</span>
    </Tag>
  )
}

function ComparedPart({ kind, text, isOneSide }: TextPart & { isOneSide: boolean }) {
  if (kind === 'same') return text
  if (isOneSide) return <Marked as="mark" className={STYLES.own} spoken="only here:" text={text} />
  if (kind === 'old') return <Marked as="del" className={STYLES.old} spoken="removed:" text={text} />
  return <Marked as="ins" className={STYLES.new} spoken="added:" text={text} />
}

interface ComparedTextProps {
  parts: readonly TextPart[]
  /** For side-by-side texts where neither is older. */
  isOneSide?: boolean
}

/** Marks differences by colour, line and hidden words, so that colour is not the only sign. */
export function ComparedText({ parts, isOneSide = false }: ComparedTextProps) {
  return (
    <div className="wrap-anywhere whitespace-pre-wrap">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts have no id other than their position
        <ComparedPart key={at} {...part} isOneSide={isOneSide} />
      ))}
    </div>
  )
}
