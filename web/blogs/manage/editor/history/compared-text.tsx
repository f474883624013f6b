import type { TextPart } from './compare-text.ts'

const OLD = 'bg-danger-soft text-danger no-underline line-through decoration-1'
const NEW = 'bg-success-soft text-success underline decoration-1 underline-offset-[.2em]'

/** Differences by mark and by word: nobody has to see colours, or to see. */
export function ComparedText({ parts }: { parts: readonly TextPart[] }) {
  return (
    <div className="wrap-anywhere whitespace-pre-wrap">
      {parts.map(({ kind, text }, at) => {
        const key = `${at}-${kind}`
        if (kind === 'same') return <span key={key}>{text}</span>
        const Tag = kind === 'old' ? 'del' : 'ins'
        return (
          <Tag key={key} className={kind === 'old' ? OLD : NEW}>
            <span className="sr-only">{kind === 'old' ? ' [removed: ' : ' [added: '}</span>
            {text}
            <span className="sr-only">] </span>
          </Tag>
        )
      })}
    </div>
  )
}
