import { useMemo } from 'react'
import { BLOG_CHANGED_ELSEWHERE } from '#domain/blogs/blog-rules.ts'
import type { Blog } from '#domain/blogs/blogs.schema.ts'
import type { TextPart } from '#web/lib/comparison/compare-text.ts'
import { ComparedText } from '#web/lib/comparison/compared-text.tsx'
import { formatDateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import type { ArticleText } from '../article-text.ts'
import { type ComparedRow, compareRows } from './compare-rows.ts'

/** The version saved meanwhile, and by whom. */
export interface Theirs {
  blog: Blog
  savedBy: string
}

interface ConflictDialogProps extends Theirs {
  mine: ArticleText
  /** The current user's name. */
  me: string
  onOverwriteTheirs: () => void
  onUseTheirs: () => void
  onClose: () => void
}

/** Another user or tab has saved meanwhile; the author compares both texts and chooses. */
export function ConflictDialog({
  mine,
  blog,
  savedBy,
  me,
  onOverwriteTheirs,
  onUseTheirs,
  onClose,
}: ConflictDialogProps) {
  const rows = useMemo(() => compareRows(blog, mine), [mine, blog])
  return (
    <Dialog
      open
      onClose={onClose}
      title={BLOG_CHANGED_ELSEWHERE}
      size="wide"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Continue writing
          </Button>
          <Button variant="outline" onClick={onUseTheirs}>
            Use theirs
          </Button>
          <Button onClick={onOverwriteTheirs}>Keep mine</Button>
        </>
      }
    >
      <p>{describeOtherVersion(formatDateTime(blog.updated_at), savedBy, me)}</p>
      <div className="mt-5 grid gap-5 md:grid-cols-2">
        <Version heading="Your version" rows={rows} without="old" />
        <Version heading="Their version" rows={rows} without="new" />
      </div>
    </Dialog>
  )
}

function describeOtherVersion(when: string, savedBy: string, me: string): string {
  const marked = 'Words in only one of the two versions are marked.'
  if (savedBy === '') return `It was saved on ${when}, after you opened it. ${marked}`
  if (savedBy !== me) return `${savedBy} saved it on ${when}, after you opened it. ${marked}`
  return `You saved it on ${when}, in another tab or on another device, after you opened it here. ${marked}`
}

function Version({ heading, rows, without }: { heading: string; rows: ComparedRow[]; without: TextPart['kind'] }) {
  return (
    <ScrollRegion label={heading}>
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
    </ScrollRegion>
  )
}
