import { Link } from 'react-router'
import type { BlogPage } from '#domain/blogs/blogs.schema.ts'
import { formatNumber } from '#web/lib/format.ts'
import { cx } from '#web/ui/cx.ts'
import { BlogCard } from './blog-card.tsx'

interface AuthorArticlesProps {
  author: number
  /** Including the title, e.g. "Dr. Harpreet Kaur Gill". */
  name: string
  blogs: BlogPage
  /** Three where the full page width is available. */
  columns: 2 | 3
}

export function AuthorArticles({ author, name, blogs, columns }: AuthorArticlesProps) {
  return (
    <section aria-labelledby="articles">
      <h2 id="articles" className="text-h3">{`Articles by ${name}`}</h2>
      <ul className={cx('mt-6 grid gap-6 md:grid-cols-2', columns === 3 && 'lg:grid-cols-3')}>
        {blogs.results.map((blog) => (
          <li key={blog.id}>
            <BlogCard blog={blog} />
          </li>
        ))}
      </ul>
      {blogs.count > blogs.results.length ? (
        <p className="mt-6">
          <Link to={`/blogs?author=${author}`} className="flex min-h-11 items-center font-semibold text-link">
            {`View all ${formatNumber(blogs.count)} articles`}
          </Link>
        </p>
      ) : null}
    </section>
  )
}
