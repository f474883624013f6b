import { Link } from 'react-router'
import type { AnyBlogItem } from '#domain/blogs/blogs.schema.ts'
import { Button } from '#web/ui/button.tsx'

export interface ArticleDeeds {
  onUnpublish: (article: AnyBlogItem) => void
  onDelete: (article: AnyBlogItem) => void
  onRestore: (article: AnyBlogItem) => void
}

const WAY =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-pill px-3 pt-0.5 font-semibold text-link text-sm hover:bg-primary-soft hover:text-on-primary-soft'

/** Their names say of which article. */
export function ArticleActions({ article, deeds }: { article: AnyBlogItem; deeds: ArticleDeeds }) {
  const named = (what: string) => `${what}: ${article.title}`
  if (article.deleted) {
    return (
      <Button size="small" variant="outline" aria-label={named('Restore')} onClick={() => deeds.onRestore(article)}>
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
          onClick={() => deeds.onUnpublish(article)}
        >
          Unpublish
        </button>
      ) : null}
      <button
        type="button"
        aria-label={named('Delete')}
        onClick={() => deeds.onDelete(article)}
        className={`${WAY} text-ink-muted! hover:bg-danger-soft! hover:text-danger!`}
      >
        Delete
      </button>
    </span>
  )
}
