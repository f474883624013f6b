import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { BlogItem, RelatedBlogs } from '#domain/blogs/blogs.schema.ts'
import { BlogCard } from '../blog-card.tsx'
import { Cover } from '../cover.tsx'
import { blogsPath, NO_FILTERS } from '../list/list-address.ts'

/** The link appears when the category has more than the related articles. */
const RELATED_MAX = 3

export function RelatedArticles({ blog, related }: { blog: BlogItem; related: RelatedBlogs }) {
  if (related.related.length === 0) return null
  return (
    <section aria-labelledby="related-articles">
      <h2 id="related-articles" className="mb-3 text-h4">
        Related articles
      </h2>
      <ul>
        {related.related.slice(0, RELATED_MAX).map((item) => (
          <li key={item.id} className="border-line border-t">
            <RelatedLink item={item} />
          </li>
        ))}
      </ul>
      {related.category_count > RELATED_MAX ? (
        <Link
          to={blogsPath({ ...NO_FILTERS, category: [blog.category] })}
          className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-link text-sm hover:underline"
        >
          View More in {blog.category_display}
          <ArrowRight aria-hidden="true" className="icon" />
        </Link>
      ) : null}
    </section>
  )
}

function RelatedLink({ item }: { item: BlogItem }) {
  return (
    <Link to={`/blogs/${item.id}`} className="group grid grid-cols-[5.25rem_minmax(0,1fr)] items-center gap-3.5 py-4">
      <Cover blog={item} sizes="84px" className="rounded-field" />
      <span className="leading-snug">
        <b className="wrap-anywhere block font-semibold text-sm group-hover:underline">{item.title}</b>
        <span className="text-ink-muted text-xs">{item.read_minutes} min read</span>
      </span>
    </Link>
  )
}

export function MoreFromCategory({ blog, related }: { blog: BlogItem; related: RelatedBlogs }) {
  if (related.more.length === 0) return null
  return (
    <section aria-labelledby="more-from" className="border-line border-t bg-surface print:hidden">
      <div className="wrap py-16">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="more-from" className="text-[2rem]">
            More from {blog.category_display}
          </h2>
          {related.category_count > RELATED_MAX ? (
            <Link
              to={blogsPath({ ...NO_FILTERS, category: [blog.category] })}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-link hover:underline"
            >
              View All {blog.category_display} Articles
              <ArrowRight aria-hidden="true" className="icon" />
            </Link>
          ) : null}
        </div>
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {related.more.map((item, index) => (
            <li key={item.id}>
              <BlogCard blog={item} showsSummary={false} index={index} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
