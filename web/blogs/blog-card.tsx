import { Eye } from 'lucide-react'
import { Link } from 'react-router'
import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import { formatDate, formatNumber } from '#web/lib/format.ts'
import { Card } from '#web/ui/card.tsx'
import { authorName } from './author-name.ts'
import { CategoryBadge } from './category-badge.tsx'
import { Cover } from './cover.tsx'

const CARD =
  'relative flex h-full flex-col overflow-hidden transition-shadow duration-(--dur-1) hover:shadow-float has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3'

interface BlogCardProps {
  blog: BlogItem
  showsSummary?: boolean
  /** Its index among cards of one category. */
  index?: number | undefined
  /** The first of a list, which a phone shows at once. */
  isFirst?: boolean
}

/** One link covers the card. */
export function BlogCard({ blog, showsSummary = true, index, isFirst }: BlogCardProps) {
  return (
    <Card as="article" flush className={CARD}>
      <Cover
        blog={blog}
        index={index}
        isFirst={isFirst}
        sizes="(min-width: 64rem) 400px, (min-width: 48rem) 50vw, 100vw"
      />
      <div className="flex grow flex-col items-start gap-3 p-5">
        <CategoryBadge category={blog.category} />
        <h3 className="wrap-anywhere text-xl [font-stretch:106%]">
          <Link
            to={`/blogs/${blog.id}`}
            className="outline-none after:absolute after:inset-0 underline-offset-[.2em] hover:underline"
          >
            {blog.title}
          </Link>
        </h3>
        {showsSummary ? <p className="wrap-anywhere line-clamp-3 text-ink-muted text-sm">{blog.summary}</p> : null}
        <BlogFacts blog={blog} />
      </div>
    </Card>
  )
}

function BlogFacts({ blog }: { blog: BlogItem }) {
  return (
    <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-1 text-ink-muted text-sm">
      <span>{authorName(blog.author)}</span>
      <time dateTime={blog.created_at}>{formatDate(blog.created_at)}</time>
      <ViewCount blog={blog} />
    </p>
  )
}

export function ViewCount({ blog: { views_count } }: { blog: BlogItem }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Eye aria-hidden="true" className="icon" />
      {formatNumber(views_count)}
      <span className="sr-only">{views_count === 1 ? 'view' : 'views'}</span>
    </span>
  )
}
