import { useMemo } from 'react'
import { BLOG_CHANGED_ELSEWHERE } from '#domain/blogs/blog-rules.ts'
import type { Blog } from '#domain/blogs/blogs.schema.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { ArticleText } from '../article-text.ts'
import { compareText, type TextPart } from './compare-text.ts'
import { ComparedText } from './compared-text.tsx'
import { textRows } from './text-rows.ts'

interface ConflictDialogProps {
  mine: ArticleText
  theirs: Blog
  onKeepMine: () => void
  onUseTheirs: () => void
  onClose: () => void
}

interface Row {
  label: string
  parts: TextPart[]
}

function rowsOf(mine: ArticleText, theirs: Blog): Row[] {
  const own = textRows(mine)
  return textRows(theirs).map(({ label, text }, at) => ({ label, parts: compareText(text, own[at]?.text ?? '') }))
}

/** Somebody, or another tab, saved in between: both texts are there, and the writer chooses. */
export function ConflictDialog({ mine, theirs, onKeepMine, onUseTheirs, onClose }: ConflictDialogProps) {
  const rows = useMemo(() => rowsOf(mine, theirs), [mine, theirs])
  return (
    <Dialog
      open
      onClose={onClose}
      title={BLOG_CHANGED_ELSEWHERE}
      size="wide"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Go on writing
          </Button>
          <Button variant="outline" onClick={onUseTheirs}>
            Use theirs
          </Button>
          <Button onClick={onKeepMine}>Keep mine</Button>
        </>
      }
    >
      <p>
        It was saved at {formatDateTime(theirs.updated_at)}, after you opened it. Words in only one of the two versions
        are marked.
      </p>
      <div className="mt-5 grid gap-5 md:grid-cols-2">
        <Version heading="Your version" rows={rows} without="old" />
        <Version heading="Their version" rows={rows} without="new" />
      </div>
    </Dialog>
  )
}

function Version({ heading, rows, without }: { heading: string; rows: Row[]; without: TextPart['kind'] }) {
  return (
    <section
      aria-label={heading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls is reached by the keyboard
      tabIndex={0}
      className="max-h-[50dvh] overflow-y-auto rounded-field border border-line bg-surface p-4"
    >
      <h3 className="mb-3 text-h4">{heading}</h3>
      <dl className="grid gap-3 text-sm">
        {rows.map(({ label, parts }) => (
          <div key={label}>
            <dt className="text-ink-muted">{label}</dt>
            <dd>
              <ComparedText isOneSide parts={parts.filter(({ kind }) => kind !== without)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
