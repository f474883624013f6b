import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import { useMediaQuery } from '#web/lib/motion/use-media-query.ts'
import { MY_BLOGS, type MyBlogFilters } from '../../blogs.queries.ts'
import { DeleteDialog, DeletionOutcome, useDeleteDialog } from '../selection/delete-dialog.tsx'
import { SelectionBar, useSelection } from '../selection/selection-bar.tsx'
import { BlogGrid } from './blog-grid.tsx'
import { BlogRows, BlogTable } from './blog-table.tsx'

interface BlogEntriesProps {
  blogs: readonly BlogItem[]
  filters: MyBlogFilters
  /** The rows belong to the previous filters. */
  isStale: boolean
  isGrid: boolean
  onPage: (page: number) => void
  /** Asks the author if the claim check finds something. */
  mayPublish: (blog: BlogItem) => Promise<boolean>
  /** Called when the focused element has left the list. */
  onFocusLost: () => void
}

/** The listed blogs, with the actions for one or several of them. */
export function BlogEntries({ blogs, filters, isStale, isGrid, onPage, mayPublish, onFocusLost }: BlogEntriesProps) {
  const hasRoomForTable = useMediaQuery('(width >= 48rem)')
  const selection = useSelection(blogs, MY_BLOGS.codec.write(filters).toString())
  const deletion = useDeleteDialog({
    shown: blogs,
    onEmptied: filters.page > 1 ? () => onPage(filters.page - 1) : null,
    onDone: onFocusLost,
  })
  const entries = blogs.map((blog) => ({
    blog,
    isChosen: selection.isChosen(blog),
    onToggle: () => selection.onToggle(blog),
    onDelete: () => deletion.onOpen([blog]),
  }))
  return (
    <>
      <DeletionOutcome failed={deletion.failed} onDismiss={deletion.onDismiss} />
      <SelectionBar selection={selection} onDelete={() => deletion.onOpen(selection.chosen)} />
      <div aria-busy={isStale} className="mt-2 aria-busy:opacity-60">
        {isGrid ? (
          <BlogGrid
            entries={entries}
            mayPublish={mayPublish}
            onPublishedAway={filters.status === 'draft' ? onFocusLost : undefined}
          />
        ) : hasRoomForTable ? (
          <BlogTable entries={entries} />
        ) : (
          <BlogRows entries={entries} />
        )}
      </div>
      <DeleteDialog {...deletion} />
    </>
  )
}
