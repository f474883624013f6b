import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { MY_BLOGS, type MyBlogFilters } from '../../blogs.queries.ts'
import { DeleteDialog, DeletionOutcome, useDeleteDialog } from '../selection/delete-dialog.tsx'
import { SelectionBar } from '../selection/selection-bar.tsx'
import { useSelection } from '../selection/use-selection.ts'
import { BlogGrid } from './blog-grid.tsx'
import { BlogRows, BlogTable } from './blog-table.tsx'

interface BlogEntriesViewProps {
  blogs: readonly BlogItem[]
  filters: MyBlogFilters
  /** What is shown belongs to the choices before. */
  isStale: boolean
  isGrid: boolean
  onPage: (page: number) => void
  /** What had the focus is gone from the list. */
  onFocusLost: () => void
}

/** What is shown, with what can be done to one of it or to several. */
export function BlogEntries({ blogs, filters, isStale, isGrid, onPage, onFocusLost }: BlogEntriesViewProps) {
  const hasRoomForTable = useMediaQuery('(width >= 48rem)')
  const selection = useSelection(blogs, MY_BLOGS.codec.write(filters).toString())
  const deletion = useDeleteDialog({
    shown: blogs,
    onEmptied: filters.page > 1 ? () => onPage(filters.page - 1) : null,
    onDone: onFocusLost,
  })
  const entries = { blogs, selection, onDelete: deletion.onOpen }
  return (
    <>
      <DeletionOutcome refused={deletion.refused} onDismiss={deletion.onDismiss} />
      <SelectionBar selection={selection} onDelete={() => deletion.onOpen(selection.chosen)} />
      <div aria-busy={isStale} className="mt-2 aria-busy:opacity-60">
        {isGrid ? (
          <BlogGrid {...entries} onPublishedAway={filters.status === 'draft' ? onFocusLost : undefined} />
        ) : hasRoomForTable ? (
          <BlogTable {...entries} />
        ) : (
          <BlogRows {...entries} />
        )}
      </div>
      <DeleteDialog {...deletion} />
    </>
  )
}
