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
import { ConfirmDialog } from '../deeds/confirm-dialog.tsx'
import { ReasonDialog } from '../deeds/reason-dialog.tsx'
import { useDeed } from '../deeds/use-deed.ts'
import { type Column, DataTable } from '../list/data-table.tsx'
import { FilterBar } from '../list/filter-bar.tsx'
import { type NothingYet, Results } from '../list/results.tsx'
import { UnknownFilters } from '../list/unknown-filters.tsx'
import { useFilteredList } from '../list/use-filtered-list.ts'
import { ArticleActions, type ArticleDeeds } from './article-actions.tsx'
import { ArticleAuthor, ArticleStanding, ArticleTitle } from './article-parts.tsx'
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

function columnsWith(deeds: ArticleDeeds): Column<AnyBlogItem>[] {
  return [
    { label: 'Title', isTitle: true, cell: (article) => <ArticleTitle article={article} /> },
    { label: 'Author', cell: (article) => <ArticleAuthor article={article} /> },
    { label: 'Status', cell: (article) => <ArticleStanding article={article} /> },
    { label: 'Views', isNumber: true, cell: ({ views_count }) => formatNumber(views_count) },
    {
      label: 'Written',
      cell: ({ created_at }) => (
        <time dateTime={created_at} className="whitespace-nowrap">
          {formatDate(created_at)}
        </time>
      ),
    },
    { label: 'Actions', isActions: true, cell: (article) => <ArticleActions article={article} deeds={deeds} /> },
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
  const deletion = useDeed<AnyBlogItem>({
    act: ({ id }) => api.blogs.delete(id),
    said: 'Article deleted.',
    shownAs: 'blogs',
  })
  const unpublishing = useDeed<AnyBlogItem, string>({
    act: ({ id }, reason) => api.blogs.unpublish(id, { reason }),
    said: 'Article unpublished. Its author is told why.',
    shownAs: 'blogs',
  })
  const restoring = useDeed<AnyBlogItem>({
    act: ({ id }) => api.blogs.restore(id),
    said: 'Article restored as a draft.',
    shownAs: 'blogs',
  })
  const columns = columnsWith({
    onUnpublish: unpublishing.ask,
    onDelete: deletion.ask,
    onRestore: restoring.ask,
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
        deed={unpublishing}
        title="Unpublish article"
        max={UNPUBLISH_REASON_MAX}
        needsReason={UNPUBLISHING_NEEDS_REASON}
        action="Unpublish"
        busy="Unpublishing…"
      >
        <p>
          <strong>{unpublishing.asked?.title}</strong> becomes a draft again. Its author gets the reason by e-mail and
          sees it beside the article.
        </p>
      </ReasonDialog>
      <ConfirmDialog deed={deletion} title="Delete article" action="Delete" busy="Deleting…">
        <p>
          <strong>{deletion.asked?.title}</strong> is taken out of every list. It can be restored for{' '}
          {DELETED_BLOG_RETENTION_DAYS} days, then it is erased for good.
        </p>
      </ConfirmDialog>
      <ConfirmDialog deed={restoring} title="Restore article" action="Restore" busy="Restoring…" isSafe>
        <p>
          <strong>{restoring.asked?.title}</strong> comes back as a draft of its author.
        </p>
      </ConfirmDialog>
    </>
  )
}
