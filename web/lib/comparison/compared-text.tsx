import type { TextPart } from './compare-text.ts'

const LOOKS = {
  old: 'bg-danger-soft text-danger line-through decoration-1',
  new: 'bg-success-soft text-success underline decoration-1 underline-offset-[.2em]',
  own: 'bg-info-soft text-info underline decoration-1 underline-offset-[.2em]',
}

interface MarkedProps {
  as: 'del' | 'ins' | 'mark'
  poll: string
  /** What is said before it to those who listen. */
  said: string
  text: string
}

function Marked({ as: Tag, poll, said, text }: MarkedProps) {
  return (
    <Tag className={poll}>
      <span className="sr-only">{` [${said} `}</span>
      {text}
      <span className="sr-only">{'] '}</span>
    </Tag>
  )
}

function ComparedPart({ kind, text, isOneSide }: TextPart & { isOneSide: boolean }) {
  if (kind === 'same') return text
  if (isOneSide) return <Marked as="mark" poll={LOOKS.own} said="only here:" text={text} />
  if (kind === 'old') return <Marked as="del" poll={LOOKS.old} said="removed:" text={text} />
  return <Marked as="ins" poll={LOOKS.new} said="added:" text={text} />
}

interface ComparedTextProps {
  parts: readonly TextPart[]
  /** One of two texts that stand side by side: neither is the older. */
  isOneSide?: boolean
}

/** Differences by mark and by word: nobody has to see colours, or to see. */
export function ComparedText({ parts, isOneSide = false }: ComparedTextProps) {
  return (
    <div className="wrap-anywhere whitespace-pre-wrap">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts have no other name than their place
        <ComparedPart key={at} {...part} isOneSide={isOneSide} />
      ))}
    </div>
  )
}
