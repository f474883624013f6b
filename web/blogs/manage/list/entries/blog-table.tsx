import { BLOG_CATEGORY_LABELS } from '#domain/blogs/categories.ts'
import { formatNumber } from '#web/lib/format.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { Cover } from '../../../cover.tsx'
import {
  AiBadge,
  BlogActions,
  BlogChoice,
  type BlogEntry,
  BlogStatusPill,
  BlogTitle,
  UnpublishedReason,
} from './blog-entry.tsx'

const HEAD = 'px-3 pt-3 pb-2.5 text-left font-medium'
const CELL = 'px-3 py-2'

export function BlogTable({ entries }: { entries: readonly BlogEntry[] }) {
  return (
    <Card flush className="overflow-hidden">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">Your blogs</caption>
        <thead className="bg-sunken text-ink-muted">
          <tr>
            <th scope="col" className="w-15">
              <span className="sr-only">Select</span>
            </th>
            {['Title', 'Status', 'Views', 'Date', 'Actions'].map((name) => (
              <th key={name} scope="col" className={cx(HEAD, name === 'Views' && 'text-right!')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <BlogRow key={entry.blog.id} {...entry} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function BlogRow({ blog, isChosen, onToggle, onDelete }: BlogEntry) {
  return (
    <tr data-chosen={isChosen || undefined} className="border-line border-t data-chosen:bg-primary-soft">
      <td className="pl-2">
        <BlogChoice blog={blog} isChosen={isChosen} onToggle={onToggle} />
      </td>
      <th scope="row" className={`${CELL} py-3 text-left font-normal`}>
        <span className="flex items-center gap-4">
          <Cover blog={blog} sizes="80px" className="hidden w-20 flex-none rounded-sm xl:block" />
          <span className="grid min-w-0 gap-1">
            <span className="font-semibold text-md leading-snug">
              <BlogTitle blog={blog} />
            </span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
              {BLOG_CATEGORY_LABELS[blog.category]}
              <AiBadge blog={blog} />
            </span>
            <UnpublishedReason blog={blog} />
          </span>
        </span>
      </th>
      <td className={CELL}>
        <BlogStatusPill blog={blog} />
      </td>
      <td className={`${CELL} text-right tabular-nums`}>{formatNumber(blog.views_count)}</td>
      <td className={`${CELL} whitespace-nowrap text-ink-muted`}>
        <RelativeTime date={blog.created_at} />
      </td>
      <td className={`${CELL} w-0`}>
        <BlogActions blog={blog} onDelete={onDelete} />
      </td>
    </tr>
  )
}

/** Replaces the table on narrow screens: a low card for each row. */
export function BlogRows({ entries }: { entries: readonly BlogEntry[] }) {
  return (
    <ul className="grid gap-3">
      {entries.map((entry) => (
        <li key={entry.blog.id} className="min-w-0">
          <BlogRowCard {...entry} />
        </li>
      ))}
    </ul>
  )
}

function BlogRowCard({ blog, isChosen, onToggle, onDelete }: BlogEntry) {
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
        <UnpublishedReason blog={blog} />
        <BlogActions blog={blog} onDelete={onDelete} />
      </div>
    </Card>
  )
}
