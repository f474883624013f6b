import { useRef, useState } from 'react'
import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { ViewCount } from '../../../blog-card.tsx'
import { CategoryBadge } from '../../../category-badge.tsx'
import { Cover } from '../../../cover.tsx'
import { usePublication } from '../../blogs.queries.ts'
import {
  AiBadge,
  BlogActions,
  BlogChoice,
  type BlogEntry,
  BlogStatusPill,
  BlogTitle,
  UnpublishedReason,
} from './blog-entry.tsx'

interface Publishing {
  /** Asks the author if the claim check finds something. */
  mayPublish: (blog: BlogItem) => Promise<boolean>
  /** Set if the list shows only drafts, so that a published blog disappears from it. */
  onPublishedAway: (() => void) | undefined
}

export function BlogGrid({ entries, ...publishing }: Publishing & { entries: readonly BlogEntry[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 xl:gap-6">
      {entries.map((entry) => (
        <li key={entry.blog.id} className="min-w-0">
          <BlogGridCard {...entry} {...publishing} />
        </li>
      ))}
    </ul>
  )
}

function BlogGridCard({ blog, isChosen, onToggle, onDelete, mayPublish, onPublishedAway }: BlogEntry & Publishing) {
  const actions = useRef<HTMLDivElement>(null)
  // The pressed button has disappeared.
  const focusView = () => actions.current?.querySelector('a')?.focus()
  return (
    <Card
      as="article"
      flush
      data-chosen={isChosen || undefined}
      className="relative flex h-full flex-col overflow-hidden data-chosen:border-primary data-chosen:ring-2 data-chosen:ring-primary"
    >
      <Cover blog={blog} sizes="(min-width: 90rem) 370px, (min-width: 30rem) 50vw, 100vw" />
      <span className="absolute top-3 left-3 rounded-field bg-surface shadow-card">
        <BlogChoice blog={blog} isChosen={isChosen} onToggle={onToggle} />
      </span>
      <div className="flex grow flex-col items-start gap-3 p-5">
        <p className="flex flex-wrap gap-2">
          <BlogStatusPill blog={blog} />
          <CategoryBadge category={blog.category} />
          <AiBadge blog={blog} />
        </p>
        <h3 className="text-xl [font-stretch:106%]">
          <BlogTitle blog={blog} />
        </h3>
        <p className="wrap-anywhere line-clamp-2 text-ink-muted text-sm">{blog.summary}</p>
        <UnpublishedReason blog={blog} />
        <GridFacts blog={blog} />
        <div ref={actions} className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <BlogActions blog={blog} onDelete={onDelete} />
          {blog.status === 'draft' ? (
            <PublishButton blog={blog} mayPublish={mayPublish} onPublished={onPublishedAway ?? focusView} />
          ) : null}
        </div>
      </div>
    </Card>
  )
}

function GridFacts({ blog }: { blog: BlogItem }) {
  return (
    <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-1 text-ink-muted text-sm">
      <RelativeTime date={blog.created_at} />
      <ViewCount blog={blog} />
    </p>
  )
}

interface PublishButtonProps extends Pick<Publishing, 'mayPublish'> {
  blog: BlogItem
  /** Called once it is public and the list has been refetched. */
  onPublished: () => void
}

function PublishButton({ blog, mayPublish, onPublished }: PublishButtonProps) {
  const { mutateAsync, isPending } = usePublication()
  const [isChecking, setChecking] = useState(false)

  async function handleClick() {
    setChecking(true)
    try {
      if (!(await mayPublish(blog))) return
      await mutateAsync(blog.id)
      toast.success('Blog published.')
      onPublished()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    } finally {
      setChecking(false)
    }
  }

  return (
    <Button
      variant="soft"
      size="small"
      aria-label={`Publish Now: ${blog.title}`}
      isBusy={isChecking || isPending}
      busyLabel="Publishing..."
      onClick={handleClick}
    >
      Publish Now
    </Button>
  )
}
