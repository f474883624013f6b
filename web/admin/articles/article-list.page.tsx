import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { CREATE_BLOG_PATH, editBlogPath } from '#domain/blogs/blog-paths.ts'
import {
  BLOG_ORDERING_LABELS,
  DEFAULT_BLOG_ORDERING,
  DELETED_BLOG_RETENTION_DAYS,
  UNPUBLISH_REASON_MAX,
  UNPUBLISHING_NEEDS_REASON,
} from '#domain/blogs/blog-rules.ts'
import type { AnyBlogItem } from '#domain/blogs/blogs.schema.ts'
import { BLOG_CATEGORY_LABELS } from '#domain/blogs/categories.ts'
import noArticles from '#web/illustrations/empty-no-blogs.svg'
import { api } from '#web/lib/api/api.ts'
import { useConfirmAction } from '#web/lib/confirm/use-confirm-action.ts'
import { formatDate, formatNumber } from '#web/lib/format.ts'
import type { Column } from '#web/shell/list/data-table.tsx'
import { number, toPageQuery } from '#web/shell/list/filter-codec.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { adminList, ListPage, useAdminList } from '../list-page.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'

export const meta = () =>
  privateMeta('Articles by all authors', 'Articles by every author, in every status.', '/admin/articles')

function columnsWith(handlers: ArticleHandlers): Column<AnyBlogItem>[] {
  return [
    { label: 'Title', isTitle: true, cell: (article) => <ArticleTitle article={article} /> },
    { label: 'Author', cell: (article) => <ArticleAuthor article={article} /> },
    { label: 'Status', cell: (article) => <ArticleStatus article={article} /> },
    { label: 'Views', isNumber: true, cell: ({ views_count }) => formatNumber(views_count) },
    {
      label: 'Written',
      cell: ({ created_at }) => (
        <time dateTime={created_at} className="whitespace-nowrap">
          {formatDate(created_at)}
        </time>
      ),
    },
    { label: 'Actions', isActions: true, cell: (article) => <ArticleActions article={article} handlers={handlers} /> },
  ]
}

const { [DEFAULT_BLOG_ORDERING]: latestFirst, ...otherOrders } = BLOG_ORDERING_LABELS

const ARTICLES = adminList({
  queryKey: ['admin-articles', 'list'],
  load: ({ status, ...filters }, { signal }) => {
    const chosen = status === 'deleted' ? { deleted: 'true' } : { status }
    return api.blogs.listAll(toPageQuery({ ...filters, ...chosen }), { signal })
  },
  // Refetches, because an admin returning from the editor expects to see the edits.
  refetchOnMount: 'always',
  search: { label: 'Search articles', placeholder: 'Title, text or author' },
  choices: {
    status: {
      label: 'Status',
      options: { '': 'All but deleted', published: 'Published', draft: 'Drafts', deleted: 'Deleted' },
    },
    category: { label: 'Category', options: { '': 'All categories', ...BLOG_CATEGORY_LABELS } },
    author: { label: 'Author', reading: number },
    ordering: { label: 'Sort by', options: { '': latestFirst, ...otherOrders }, standard: DEFAULT_BLOG_ORDERING },
  },
})

/** The address may name an author without published articles, because the list's author names link to any author. */
function useAuthorOptions(author: string) {
  const { data = [] } = useQuery({
    queryKey: ['admin-articles', 'authors'],
    queryFn: ({ signal }) => api.blogs.authors({ signal }),
  })
  const known = data.map(({ id, full_name }) => [String(id), full_name] as const)
  const unknown = author && !known.some(([id]) => id === author) ? [[author, `Author ${author}`] as const] : []
  return [['', 'All authors'] as const, ...known, ...unknown]
}

export default function ArticleListPage() {
  const list = useAdminList(ARTICLES)
  const deletion = useConfirmAction<AnyBlogItem>({
    action: ({ id }) => api.blogs.delete(id),
    success: 'Article deleted.',
    alsoShownIn: 'blogs',
  })
  const unpublishing = useConfirmAction<AnyBlogItem, string>({
    action: ({ id }, reason) => api.blogs.unpublish(id, { reason }),
    success: 'Article unpublished. We’ve told its author why.',
    alsoShownIn: 'blogs',
  })
  const restoring = useConfirmAction<AnyBlogItem>({
    action: ({ id }) => api.blogs.restore(id),
    success: 'Article restored as a draft.',
    alsoShownIn: 'blogs',
  })
  return (
    <ListPage
      list={list}
      title="Articles"
      intro={`Articles by all authors. You can restore deleted ones for ${DELETED_BLOG_RETENTION_DAYS} days.`}
      one="article"
      many="articles"
      nothing={{
        art: noArticles,
        title: 'No articles yet',
        text: 'Dietitians write them in their console, and so can you.',
        action: { label: 'Write an article', to: CREATE_BLOG_PATH },
      }}
      options={{ author: useAuthorOptions(list.applied.author) }}
      columns={columnsWith({
        onUnpublish: unpublishing.open,
        onDelete: deletion.open,
        onRestore: restoring.open,
      })}
      isCapped={list.applied.search !== ''}
    >
      <ReasonDialog
        id="unpublish"
        control={unpublishing}
        title="Unpublish article"
        max={UNPUBLISH_REASON_MAX}
        needsReason={UNPUBLISHING_NEEDS_REASON}
        action="Unpublish"
        busy="Unpublishing…"
      >
        <p>
          <strong>{unpublishing.target?.title}</strong> becomes a draft again. The author gets the reason by email and
          sees it with the article.
        </p>
      </ReasonDialog>
      <ConfirmDialog
        {...deletion.dialog}
        onConfirm={deletion.confirm}
        title="Delete article"
        action="Delete"
        busy="Deleting…"
      >
        <p className="wrap-anywhere">
          <strong>{deletion.target?.title}</strong> is removed from every list. You can restore it for{' '}
          {DELETED_BLOG_RETENTION_DAYS} days. Then it’s deleted for good.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        {...restoring.dialog}
        onConfirm={restoring.confirm}
        title="Restore article"
        action="Restore"
        busy="Restoring…"
        isSafe
      >
        <p className="wrap-anywhere">
          <strong>{restoring.target?.title}</strong> comes back as its author’s draft.
        </p>
      </ConfirmDialog>
    </ListPage>
  )
}

const LINK = 'wrap-anywhere inline-flex min-h-6 text-link underline'

/** A deleted article has no page until it is restored. */
function ArticleTitle({ article }: { article: AnyBlogItem }) {
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

function ArticleAuthor({ article: { author } }: { article: AnyBlogItem }) {
  if (author.id === null) return <span className="text-ink-muted">{author.full_name}</span>
  return (
    <Link to={`/admin/articles?author=${author.id}`} className={LINK}>
      {author.full_name}
    </Link>
  )
}

function ArticleStatus({ article }: { article: AnyBlogItem }) {
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

interface ArticleHandlers {
  onUnpublish: (article: AnyBlogItem) => void
  onDelete: (article: AnyBlogItem) => void
  onRestore: (article: AnyBlogItem) => void
}

const ACTION =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-pill px-3 pt-0.5 font-semibold text-link text-sm hover:bg-primary-soft hover:text-on-primary-soft'

/** The buttons' accessible names include the article's title. */
function ArticleActions({ article, handlers }: { article: AnyBlogItem; handlers: ArticleHandlers }) {
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
      <Link to={editBlogPath(article.id)} aria-label={named('Edit')} className={ACTION}>
        Edit
      </Link>
      {article.status === 'published' ? (
        <button
          type="button"
          aria-label={named('Unpublish')}
          className={ACTION}
          onClick={() => handlers.onUnpublish(article)}
        >
          Unpublish
        </button>
      ) : null}
      <button
        type="button"
        aria-label={named('Delete')}
        onClick={() => handlers.onDelete(article)}
        className={`${ACTION} text-ink-muted! hover:bg-danger-soft! hover:text-danger!`}
      >
        Delete
      </button>
    </span>
  )
}
