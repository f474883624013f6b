import { Calendar, Clock, Eye, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import type { PublicReviewState } from '#domain/medical-reviews/medical-reviews.schema.ts'
import { formatDate, formatNumber } from '#web/lib/format.ts'
import { ReviewLine } from '#web/shell/medical-review/review-line.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { authorName } from '../author-name.ts'
import { CategoryBadge } from '../category-badge.tsx'
import { Cover } from '../cover.tsx'
import { articleBreadcrumb } from './article-meta.ts'

interface ArticleHeadProps {
  blog: BlogItem
  author: Dietitian | null
  review?: PublicReviewState | null
}

export function ArticleHead({ blog, author, review = null }: ArticleHeadProps) {
  return (
    <header className="bg-field-soft">
      <div className="wrap pt-8">
        <Breadcrumb entries={articleBreadcrumb(blog)} />
        <p className="mt-7 mb-4 flex flex-wrap gap-2">
          <CategoryBadge category={blog.category} />
          <AiLabel blog={blog} />
        </p>
        <h1 className="wrap-anywhere max-w-[52rem]">{blog.title}</h1>
        <p className="lead wrap-anywhere mt-4 max-w-[44rem]!">{blog.summary}</p>
        <div className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-4">
          <Byline blog={blog} author={author} />
          <Facts blog={blog} />
        </div>
        <ReviewLine review={review} writtenBy={authorName(blog.author)} className="mt-4 max-w-[44rem]" />
        <Cover
          blog={blog}
          isWhole
          sizes="(min-width: 1368px) 1240px, 100vw"
          className="mt-8 aspect-[1240/500]! rounded-t-panel max-md:-mx-(--gutter) max-md:aspect-video! max-md:rounded-none"
        />
      </div>
    </header>
  )
}

/** Says that AI wrote the article, and whether its author has reviewed it. */
function AiLabel({ blog }: { blog: BlogItem }) {
  if (!blog.ai_generated) return null
  return (
    <Badge tone="accent" icon={Sparkles}>
      {blog.ai_reviewed ? `Written with AI, reviewed by ${authorName(blog.author)}` : 'Written with AI'}
    </Badge>
  )
}

function Byline({ blog, author }: ArticleHeadProps) {
  const { id, full_name, role } = blog.author
  const name = authorName(blog.author)
  return (
    <p className="flex items-center gap-3">
      <Avatar name={full_name} size={48} pictures={author?.profile_picture_sizes ?? []} />
      <span className="leading-tight">
        {role === 'dietitian' ? (
          <Link to={`/dietitians/${id}`} className="text-link-line">
            {name}
          </Link>
        ) : (
          <b className="font-semibold">{name}</b>
        )}
        {author ? (
          <span className="block text-ink-muted text-sm">Dietitian, {author.specialization_display}</span>
        ) : null}
      </span>
    </p>
  )
}

function Facts({ blog }: { blog: BlogItem }) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-ink-muted text-sm">
      <span className="inline-flex items-center gap-1.5">
        <Calendar aria-hidden="true" className="icon" />
        <time dateTime={blog.created_at}>{formatDate(blog.created_at)}</time>
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Clock aria-hidden="true" className="icon" />
        {blog.read_minutes} min read
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Eye aria-hidden="true" className="icon" />
        {formatNumber(blog.views_count)} {blog.views_count === 1 ? 'view' : 'views'}
      </span>
    </p>
  )
}
