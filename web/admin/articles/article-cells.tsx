import { Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import type { AnyBlogItem } from '#domain/blogs/blogs.schema.ts'
import { formatDate } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

const LINK = 'wrap-anywhere inline-flex min-h-6 text-link underline'

/** A deleted article has no page until it is restored. */
export function ArticleTitle({ article }: { article: AnyBlogItem }) {
  return (
    <div className="grid min-w-0 justify-items-start gap-1">
      {article.deleted ? (
        <span className="wrap-anywhere font-semibold">{article.title}</span>
      ) : (
        <Link to={`/blogs/${article.id}`} className={`${LINK} font-semibold`}>
          {article.title}
        </Link>
      )}
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
        {article.category_display}
        {article.ai_generated ? (
          <Badge tone="accent" icon={Sparkles}>
            AI Generated
          </Badge>
        ) : null}
      </span>
    </div>
  )
}

export function ArticleAuthor({ article: { author } }: { article: AnyBlogItem }) {
  if (author.id === null) return <span className="text-ink-muted">{author.full_name}</span>
  return (
    <Link to={`/admin/articles?author=${author.id}`} className={LINK}>
      {author.full_name}
    </Link>
  )
}

export function ArticleStatus({ article }: { article: AnyBlogItem }) {
  const { deleted, status, status_display, unpublished_reason } = article
  if (deleted) {
    return (
      <div className="grid justify-items-start gap-1">
        <Badge dot tone="danger">
          Deleted
        </Badge>
        <span className="text-ink-muted">Deleted for good on {formatDate(deleted.erased_on)}</span>
      </div>
    )
  }
  return (
    <div className="grid max-w-56 justify-items-start gap-1">
      <Badge dot tone={status === 'published' ? 'success' : 'neutral'}>
        {status_display}
      </Badge>
      {unpublished_reason ? (
        <span className="wrap-anywhere text-ink-muted">Unpublished: {unpublished_reason}</span>
      ) : null}
    </div>
  )
}

export interface ArticleHandlers {
  onUnpublish: (article: AnyBlogItem) => void
  onDelete: (article: AnyBlogItem) => void
  onRestore: (article: AnyBlogItem) => void
}

const WAY =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-pill px-3 pt-0.5 font-semibold text-link text-sm hover:bg-primary-soft hover:text-on-primary-soft'

/** The buttons' accessible names include the article's title. */
export function ArticleActions({ article, handlers }: { article: AnyBlogItem; handlers: ArticleHandlers }) {
  const named = (what: string) => `${what}: ${article.title}`
  if (article.deleted) {
    return (
      <Button size="small" variant="outline" aria-label={named('Restore')} onClick={() => handlers.onRestore(article)}>
        Restore
      </Button>
    )
  }
  return (
    <span className="-mx-3 -my-1.5 flex flex-wrap xl:flex-nowrap">
      <Link to={`/dietitian/blogs/edit/${article.id}`} aria-label={named('Edit')} className={WAY}>
        Edit
      </Link>
      {article.status === 'published' ? (
        <button
          type="button"
          aria-label={named('Unpublish')}
          className={WAY}
          onClick={() => handlers.onUnpublish(article)}
        >
          Unpublish
        </button>
      ) : null}
      <button
        type="button"
        aria-label={named('Delete')}
        onClick={() => handlers.onDelete(article)}
        className={`${WAY} text-ink-muted! hover:bg-danger-soft! hover:text-danger!`}
      >
        Delete
      </button>
    </span>
  )
}
