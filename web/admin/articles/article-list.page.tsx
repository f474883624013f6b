import { useQuery } from '@tanstack/react-query'
import {
  BLOG_ORDERING_LABELS,
  DELETED_BLOG_RETENTION_DAYS,
  MY_BLOG_ORDERINGS,
  UNPUBLISH_REASON_MAX,
  UNPUBLISHING_NEEDS_REASON,
} from '#domain/blogs/blog-rules.ts'
import type { AnyBlogItem } from '#domain/blogs/blogs.schema.ts'
import { BLOG_CATEGORIES, BLOG_CATEGORY_LABELS } from '#domain/blogs/categories.ts'
import noArticles from '#web/illustrations/empty-no-blogs.svg'
import { api } from '#web/lib/api/api.ts'
import { useConfirmAction } from '#web/lib/confirm/use-confirm-action.ts'
import { formatDate, formatNumber } from '#web/lib/format.ts'
import { type Column, DataTable } from '#web/shell/list/data-table.tsx'
import { FilterBar } from '#web/shell/list/filter-bar.tsx'
import { choice, filterCodec, number, text, toPageQuery } from '#web/shell/list/filter-codec.ts'
import { type ListMessages, Results } from '#web/shell/list/results.tsx'
import { listSource, useFilteredList } from '#web/shell/list/use-filtered-list.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'

import { ArticleActions, ArticleAuthor, type ArticleHandlers, ArticleStatus, ArticleTitle } from './article-cells.tsx'

export const meta = () =>
  privateMeta('Articles by all authors', 'Articles by every author, in every status.', '/admin/articles')

const MESSAGES: ListMessages = {
  one: 'article',
  many: 'articles',
  nothing: {
    art: noArticles,
    title: 'No articles yet',
    text: 'Dietitians write them in their console, and so can you.',
    action: (
      <ButtonLink variant="outline" to="/dietitian/blogs/create">
        Write an article
      </ButtonLink>
    ),
  },
}

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

const STATUSES = [
  ['', 'All but deleted'],
  ['published', 'Published'],
  ['draft', 'Drafts'],
  ['deleted', 'Deleted'],
] as const
const CATEGORIES = [
  ['', 'All categories'],
  ...BLOG_CATEGORIES.map((category) => [category, BLOG_CATEGORY_LABELS[category]] as const),
] as const
const ORDERS = MY_BLOG_ORDERINGS.map(
  (ordering, at) => [at === 0 ? '' : ordering, BLOG_ORDERING_LABELS[ordering]] as const,
)

const ARTICLES = listSource({
  codec: filterCodec({
    search: text,
    status: choice(['published', 'draft', 'deleted']),
    category: choice(BLOG_CATEGORIES),
    author: number,
    ordering: choice(MY_BLOG_ORDERINGS.slice(1), MY_BLOG_ORDERINGS[0]),
  }),
  queryKey: ['admin-articles', 'list'],
  load: ({ status, ...filters }, { signal }) => {
    const chosen = status === 'deleted' ? { deleted: 'true' } : { status }
    return api.blogs.listAll(toPageQuery({ ...filters, ...chosen }), { signal })
  },
  // Refetches, because an admin returning from the editor expects to see the edits.
  refetchOnMount: 'always',
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
  const list = useFilteredList(ARTICLES)
  const authors = useAuthorOptions(list.applied.author)
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
  const columns = columnsWith({
    onUnpublish: unpublishing.open,
    onDelete: deletion.open,
    onRestore: restoring.open,
  })

  return (
    <>
      <h1 className="text-h2">Articles</h1>
      <p className="text-ink-muted">
        Articles by all authors. You can restore deleted ones for {DELETED_BLOG_RETENTION_DAYS} days.
      </p>
      <FilterBar
        list={list}
        search={{ label: 'Search articles', placeholder: 'Title, text or author' }}
        choices={[
          { key: 'status', label: 'Status', options: STATUSES },
          { key: 'category', label: 'Category', options: CATEGORIES },
          { key: 'author', label: 'Author', options: authors },
          { key: 'ordering', label: 'Sort by', options: ORDERS },
        ]}
      />
      <Results list={list} messages={MESSAGES} isCapped={list.applied.search !== ''}>
        {(rows, isStale) => <DataTable caption="Articles" columns={columns} rows={rows} isStale={isStale} />}
      </Results>
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
    </>
  )
}
