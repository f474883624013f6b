import { formatNumber } from '#web/lib/format.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { Card } from '#web/ui/card.tsx'
import {
  AiBadge,
  BlogActions,
  BlogChoice,
  type BlogEntryProps,
  BlogStatusPill,
  BlogTitle,
  TakenBack,
} from './blog-entry.tsx'
import type { BlogEntriesProps } from './blog-table.tsx'

/** The table where it has no room: a low card for each row. */
export function BlogRows({ blogs, selection, onDelete }: BlogEntriesProps) {
  return (
    <ul className="grid gap-3">
      {blogs.map((blog) => (
        <li key={blog.id} className="min-w-0">
          <BlogRowCard
            blog={blog}
            isChosen={selection.isChosen(blog)}
            onToggle={selection.onToggle}
            onDelete={onDelete}
          />
        </li>
      ))}
    </ul>
  )
}

function BlogRowCard({ blog, isChosen, onToggle, onDelete }: BlogEntryProps) {
  return (
    <Card
      as="article"
      flush
      data-chosen={isChosen || undefined}
      className="flex py-2 pr-4 pl-1 data-chosen:border-primary data-chosen:bg-primary-soft"
    >
      <BlogChoice blog={blog} isChosen={isChosen} onToggle={onToggle} />
      <div className="grid min-w-0 flex-1 gap-2 pt-2.5">
        <h3 className="text-h4">
          <BlogTitle blog={blog} />
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-sm">
          <BlogStatusPill blog={blog} />
          <AiBadge blog={blog} />
          <span>{blog.views_count === 1 ? '1 view' : `${formatNumber(blog.views_count)} views`}</span>
          <RelativeTime date={blog.created_at} />
        </p>
        <TakenBack blog={blog} />
        <BlogActions blog={blog} onDelete={onDelete} />
      </div>
    </Card>
  )
}
