import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Blog } from '#domain/blogs/blogs.schema.ts'
import { Banner } from '#web/ui/banner.tsx'
import { toArticleText } from '../article-text.ts'
import { findTheirs } from '../save-article.ts'

const ConflictDialog = lazy(() =>
  import('./conflict-dialog.tsx').then((module) => ({ default: module.ConflictDialog })),
)

interface SavedConflictProps {
  blogId: number
  /** The text being saved; the article's other fields are as stored. */
  content: string
  /** The current user's name. */
  me: string
  onOverwriteTheirs: (theirs: Blog) => void
  onUseTheirs: () => void
  onClose: () => void
}

/** The editor's conflict dialog for a text that is saved outside the editor. */
export function SavedConflict({ blogId, content, me, onOverwriteTheirs, onUseTheirs, onClose }: SavedConflictProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['blogs', 'conflict', blogId],
    queryFn: () => findTheirs(blogId),
    staleTime: 0,
    gcTime: 0,
  })
  if (error) return <Banner action={{ label: 'Retry', onClick: () => void refetch() }}>{error.message}</Banner>
  if (!data) return null
  return (
    <Suspense fallback={null}>
      <ConflictDialog
        mine={{ ...toArticleText(data.blog), content }}
        {...data}
        me={me}
        onOverwriteTheirs={() => onOverwriteTheirs(data.blog)}
        onUseTheirs={onUseTheirs}
        onClose={onClose}
      />
    </Suspense>
  )
}
