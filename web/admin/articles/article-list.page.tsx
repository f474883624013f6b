import { useQuery } from '@tanstack/react-query'
import {
  DELETED_BLOG_RETENTION_DAYS,
  UNPUBLISH_REASON_MAX,
  UNPUBLISHING_NEEDS_REASON,
} from '#domain/blogs/blog-rules.ts'
import type { AnyBlogItem } from '#domain/blogs/blogs.schema.ts'
import noArticles from '#web/illustrations/empty-no-blogs.svg'
import { api } from '#web/lib/api/api.ts'
import { formatDate, formatNumber } from '#web/lib/format.ts'
import { pageMeta } from '#web/shell/seo.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ConfirmDialog, ReasonDialog } from '../actions/confirm-dialog.tsx'
import { useConfirmAction } from '../actions/use-confirm-action.ts'
import { type Column, DataTable } from '../list/data-table.tsx'
import { FilterBar } from '../list/filter-bar.tsx'
import { type NothingYet, Results } from '../list/results.tsx'
import { UnknownFilters } from '../list/unknown-filters.tsx'
import { useFilteredList } from '../list/use-filtered-list.ts'
import { ArticleActions, type ArticleHandlers } from './article-actions.tsx'
import { ArticleAuthor, ArticleStatus, ArticleTitle } from './article-cells.tsx'
import {
  ARTICLE_FILTERS,
  ARTICLES_PATH,
  ARTICLES_PER_PAGE,
  articleAuthors,
  articleList,
  CATEGORY_CHOICES,
  ORDER_CHOICES,
  STATUS_CHOICES,
} from './articles.queries.ts'

export function meta() {
  return pageMeta({
    title: 'Articles of all authors',
    description: 'Articles of every author and status.',
    path: ARTICLES_PATH,
    noindex: true,
  })
}

const NOUNS = { one: 'article', many: 'articles' }

const NOTHING: NothingYet = {
  art: noArticles,
  title: 'No articles yet',
  text: 'Dietitians write them in their console, and so can you.',
  action: (
    <ButtonLink variant="outline" to="/dietitian/blogs/create">
      Write an article
    </ButtonLink>
  ),
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

/** The address may name an author who has published nothing. */
function useAuthorOptions(author: string) {
  const { data = [] } = useQuery(articleAuthors)
  const known = data.map(({ id, full_name }) => [String(id), full_name] as const)
  const unknown = author && !known.some(([id]) => id === author) ? [[author, `Author ${author}`] as const] : []
  return [['', 'All authors'] as const, ...known, ...unknown]
}

export default function ArticleListPage() {
  const { controls, applied, place } = useFilteredList(ARTICLE_FILTERS)
  const { page: _page, search, ordering: _ordering, ...narrowing } = applied
  const authors = useAuthorOptions(applied.author)
  const deletion = useConfirmAction<AnyBlogItem>({
    action: ({ id }) => api.blogs.delete(id),
    success: 'Article deleted.',
    alsoShownIn: 'blogs',
  })
  const unpublishing = useConfirmAction<AnyBlogItem, string>({
    action: ({ id }, reason) => api.blogs.unpublish(id, { reason }),
    success: 'Article unpublished. Its author is told why.',
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
        Articles of all authors. Deleted ones can be restored for {DELETED_BLOG_RETENTION_DAYS} days.
      </p>
      <FilterBar
        controls={controls}
        search={{ label: 'Search articles', placeholder: 'Title, text or author' }}
        choices={[
          { key: 'status', label: 'Status', options: STATUS_CHOICES },
          { key: 'category', label: 'Category', options: CATEGORY_CHOICES },
          { key: 'author', label: 'Author', options: authors },
          { key: 'ordering', label: 'Sort by', options: ORDER_CHOICES },
        ]}
      />
      <UnknownFilters codec={ARTICLE_FILTERS} />
      <Results
        place={place}
        list={useQuery(articleList(applied))}
        nouns={NOUNS}
        nothing={NOTHING}
        pageSize={ARTICLES_PER_PAGE}
        isNarrowed={Boolean(search) || Object.values(narrowing).some(Boolean)}
        isCapped={search !== ''}
      >
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
          <strong>{unpublishing.target?.title}</strong> becomes a draft again. Its author gets the reason by e-mail and
          sees it beside the article.
        </p>
      </ReasonDialog>
      <ConfirmDialog control={deletion} title="Delete article" action="Delete" busy="Deleting…">
        <p>
          <strong>{deletion.target?.title}</strong> is taken out of every list. It can be restored for{' '}
          {DELETED_BLOG_RETENTION_DAYS} days, then it is erased for good.
        </p>
      </ConfirmDialog>
      <ConfirmDialog control={restoring} title="Restore article" action="Restore" busy="Restoring…" isSafe>
        <p>
          <strong>{restoring.target?.title}</strong> comes back as a draft of its author.
        </p>
      </ConfirmDialog>
    </>
  )
}
