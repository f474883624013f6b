import type { ReactNode } from 'react'
import type { Blog, BlogItem } from '#domain/blogs/blogs.schema.ts'

/** A draft that was saved in between, and what its author is about to save. */
interface Conflict {
  item: BlogItem
  content: string
  onKeepMine: (theirs: Blog) => void
  onUseTheirs: () => void
  onClose: () => void
}

/** Shows the other version, and lets its author choose. */
export type ShowConflict = (conflict: Conflict) => ReactNode
