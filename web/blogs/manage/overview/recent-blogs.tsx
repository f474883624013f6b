import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { BLOGS_PATH, CREATE_BLOG_PATH, editBlogPath } from '#domain/blogs/blog-paths.ts'
import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import art from '#web/illustrations/empty-no-blogs.svg'
import { formatNumber } from '#web/lib/format.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Cover } from '../../cover.tsx'
import { RECENT_BLOGS, recentBlogs } from '../blogs.queries.ts'
import { BlogStatusPill } from '../list/entries/blog-entry.tsx'

const SLOTS = Array.from({ length: RECENT_BLOGS }, (_, at) => at)

/** The latest articles, each with a link to the editor. */
export function RecentBlogs() {
  const { data, error, isFetching, refetch } = useQuery(recentBlogs)
  return (
    <Card as="section" aria-labelledby="recent-blogs">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="recent-blogs" className="text-h4">
          Recent Blogs
        </h2>
        <Link to={BLOGS_PATH} className="flex min-h-11 items-center font-semibold text-link text-sm">
          View All Blogs
        </Link>
      </div>
      {error && !data ? <LoadFailure error={error} isRetrying={isFetching} onRetry={() => refetch()} /> : null}
      {!data && !error ? <WaitingRows /> : null}
      {data?.count === 0 ? <NoBlogsYet /> : null}
      <ul>
        {data?.results.map((blog) => (
          <li key={blog.id} className="border-line border-t">
            <RecentBlog blog={blog} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function RecentBlog({ blog }: { blog: BlogItem }) {
  return (
    <Link
      to={editBlogPath(blog.id)}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 rounded-field py-3 hover:bg-primary-soft/60 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <Cover blog={blog} sizes="72px" className="w-14 rounded-field sm:w-18" />
      <span className="min-w-0 leading-tight">
        <span className="wrap-anywhere block font-semibold">{blog.title}</span>
        <span className="mt-1 block text-ink-muted text-xs">
          <RelativeTime date={blog.created_at} />
          {' · '}
          {blog.views_count === 1 ? '1 view' : `${formatNumber(blog.views_count)} views`}
        </span>
      </span>
      <span className="max-sm:col-start-2">
        <BlogStatusPill blog={blog} />
      </span>
    </Link>
  )
}

function NoBlogsYet() {
  return (
    <EmptyState
      art={art}
      level={3}
      title="No blogs yet"
      action={<ButtonLink to={CREATE_BLOG_PATH}>Create your first blog</ButtonLink>}
    />
  )
}

function WaitingRows() {
  return (
    <div aria-hidden="true" className="grid gap-4 border-line border-t pt-4">
      {SLOTS.map((slot) => (
        <Skeleton key={slot} className="h-12" />
      ))}
    </div>
  )
}
