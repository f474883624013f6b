import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { BlogItem, RelatedBlogs } from '#domain/blogs/blogs.schema.ts'
import { BlogCard } from '../blog-card.tsx'
import { blogsPath, NO_FILTERS } from '../list/list-address.ts'

/** The link appears where there is more to see than the related ones beside the text. */
const MORE_THAN = 3

interface MoreFromCategoryProps {
  blog: BlogItem
  related: RelatedBlogs
}

export function MoreFromCategory({ blog, related }: MoreFromCategoryProps) {
  if (related.more.length === 0) return null
  return (
    <section aria-labelledby="more-from" className="border-line border-t bg-surface print:hidden">
      <div className="wrap py-16">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="more-from" className="text-[2rem]">
            More from {blog.category_display}
          </h2>
          {related.category_count > MORE_THAN ? (
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
          {related.more.map((item, place) => (
            <li key={item.id}>
              <BlogCard blog={item} showsSummary={false} place={place} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
