import { Link } from 'react-router'
import type { AnyBlogItem } from '#domain/blogs/blogs.schema.ts'
import { Button } from '#web/ui/button.tsx'

export interface ArticleHandlers {
  onUnpublish: (article: AnyBlogItem) => void
  onDelete: (article: AnyBlogItem) => void
  onRestore: (article: AnyBlogItem) => void
}

const WAY =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-pill px-3 pt-0.5 font-semibold text-link text-sm hover:bg-primary-soft hover:text-on-primary-soft'

/** Their names say of which article. */
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
