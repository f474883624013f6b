import { CircleCheck, Eye, FileText, LayoutGrid, List, PencilLine } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { BLOGS_PATH, CREATE_BLOG_PATH, editBlogPath } from '#domain/blogs/blog-paths.ts'
import { BLOG_ORDERING_LABELS, DEFAULT_BLOG_ORDERING, MY_BLOG_ORDERINGS } from '#domain/blogs/blog-rules.ts'
import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import { BeforePublishing } from '#web/ai/claims/claims-panel.tsx'
import { CHECK_ON_OPEN, useClaimCheck } from '#web/ai/claims/use-claim-check.ts'
import art from '#web/illustrations/empty-no-blogs.svg'
import { showBlogsAs, useAdminStore } from '#web/lib/admin-store.ts'
import { api } from '#web/lib/api/api.ts'
import { FilterBar } from '#web/shell/list/filter-bar.tsx'
import { type ListMessages, Results } from '#web/shell/list/results.tsx'
import { useFilteredList } from '#web/shell/list/use-filtered-list.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatCards } from '#web/ui/stat-cards.tsx'
import { MY_BLOGS } from './blogs.queries.ts'
import { BlogEntries } from './list/entries/blog-entries.tsx'

export const meta = () => privateMeta('Blog Management', 'Your published articles and your drafts.', BLOGS_PATH)

const CHOICES = [
  {
    key: 'status',
    label: 'Status',
    // Published ones first, as readers see them.
    options: [
      ['', 'All Status'],
      ['published', 'Published'],
      ['draft', 'Drafts'],
    ],
    className: 'min-w-36 flex-1 md:flex-none',
  },
  {
    key: 'sort',
    label: 'Sort by',
    options: MY_BLOG_ORDERINGS.map(
      (sort) => [sort === DEFAULT_BLOG_ORDERING ? '' : sort, BLOG_ORDERING_LABELS[sort]] as const,
    ),
    className: 'min-w-40 flex-1 md:flex-none',
  },
] as const

const MESSAGES: ListMessages = {
  one: 'blog',
  many: 'blogs',
  matching: { one: 'matching blog', many: 'matching blogs' },
  nothing: {
    art,
    title: 'No blogs yet',
    text: 'Your first article can be short: one plate, one idea.',
    action: <ButtonLink to={CREATE_BLOG_PATH}>Create Your First Blog</ButtonLink>,
  },
  noMatch: { art, title: 'No matching blogs', text: 'Try another word or another status.' },
  noPage: { art, title: 'No blogs on this page', text: 'There aren’t that many pages.' },
}

export default function ManageBlogsPage() {
  const list = useFilteredList(MY_BLOGS)
  const isGrid = useAdminStore(({ blogView }) => blogView === 'grid')
  const heading = useRef<HTMLHeadingElement>(null)
  const claims = useClaimCheck()
  const checkedId = useRef(0)
  const navigate = useNavigate()
  const lastCheck = useRef<Promise<unknown>>(Promise.resolve())
  async function checkBlog(id: number) {
    checkedId.current = id
    const { title, summary, content } = await api.blogs.get(id)
    return claims.mayPublish({ title, summary, content }, false)
  }
  /** One after the other: a second check would cancel the first. */
  function mayPublish({ id }: BlogItem) {
    const check = lastCheck.current.then(() => checkBlog(id))
    lastCheck.current = check.catch(() => {})
    return check
  }
  const stats = list.query.data?.stats
  return (
    <>
      <h1 className="text-h2">Blog Management</h1>
      {list.query.isLoadingError ? null : (
        <div className="mt-6">
          <StatCards
            stats={[
              { label: 'Total', icon: FileText, value: stats?.total },
              { label: 'Published', icon: CircleCheck, value: stats?.published },
              { label: 'Drafts', icon: PencilLine, value: stats?.drafts },
              { label: 'Total views', icon: Eye, value: stats?.total_views },
            ]}
          />
        </div>
      )}
      <FilterBar
        list={list}
        search={{ label: 'Search blogs', placeholder: 'Title, summary or text' }}
        choices={CHOICES}
        isCompact
      />
      <Results
        list={list}
        messages={MESSAGES}
        isEmpty={stats?.total === 0}
        skeleton={<ListSkeleton isGrid={isGrid} />}
        className="mt-8 min-h-11"
        tools={<ViewToggle />}
        headingRef={heading}
      >
        {(blogs, isStale) => (
          <BlogEntries
            blogs={blogs}
            filters={list.applied}
            isStale={isStale}
            isGrid={isGrid}
            mayPublish={mayPublish}
            onPage={(page) => list.controls.handleChoose({ page })}
            onFocusLost={() => heading.current?.focus()}
          />
        )}
      </Results>
      <BeforePublishing
        claims={claims}
        onShow={() => navigate(editBlogPath(checkedId.current), { state: CHECK_ON_OPEN })}
        onBack={() => navigate(editBlogPath(checkedId.current))}
      />
    </>
  )
}

const VIEWS = [
  { view: 'list', label: 'List view', icon: List },
  { view: 'grid', label: 'Grid view', icon: LayoutGrid },
] as const

function ViewToggle() {
  const chosen = useAdminStore(({ blogView }) => blogView)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and these are buttons
    <div role="group" aria-label="View" className="flex gap-1">
      {VIEWS.map(({ view, label, icon }) => (
        <IconButton
          key={view}
          label={label}
          icon={icon}
          aria-pressed={view === chosen}
          onClick={() => showBlogsAs(view)}
        />
      ))}
    </div>
  )
}

const SLOTS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

function ListSkeleton({ isGrid }: { isGrid: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={cx('mt-3 grid', isGrid ? 'gap-4 sm:grid-cols-2 xl:grid-cols-3 xl:gap-6' : 'gap-3')}
    >
      {SLOTS.map((slot) => (
        <Card key={slot} flush className={isGrid ? 'overflow-hidden' : undefined}>
          {isGrid ? <Skeleton className="aspect-video rounded-none" /> : null}
          <div className="grid gap-3 p-5">
            <Skeleton className="h-6 w-full max-w-80" />
            <Skeleton className="h-5 w-full max-w-48" />
          </div>
        </Card>
      ))}
    </div>
  )
}
