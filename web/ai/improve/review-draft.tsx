import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ImprovedContent } from '#domain/ai/ai.schema.ts'
import type { Blog, BlogItem } from '#domain/blogs/blogs.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { invalidateAiAndBlogs } from '../ai.queries.ts'
import { AiFailure } from '../ai-failure.tsx'
import { useAiCall } from '../use-ai-call.ts'
import { useRestoredFocus } from '../use-restored-focus.ts'

const ChangesReview = lazy(() =>
  import('../changes/changes-review.tsx').then((module) => ({ default: module.ChangesReview })),
)

interface ReviewDraftProps {
  item: BlogItem
  result: ImprovedContent
  conflict: ShowConflict
  onClose: () => void
}

/** Suggestions for a draft; applied ones are saved at once. */
export function ReviewDraft({ item, result, conflict, onClose }: ReviewDraftProps) {
  const queries = useQueryClient()
  const [content, setContent] = useState('')
  const heading = useRestoredFocus<HTMLHeadingElement>()
  const saving = useAiCall((signal, text: string, editedAt: string) =>
    api.blogs.update(item.id, { content: text, reviewed: false }, { signal, headers: { 'if-match': `"${editedAt}"` } }),
  )
  const { failure, clearFailure } = saving

  async function save(text: string, editedAt = item.updated_at) {
    setContent(text)
    if (!(await saving.run(text, editedAt))) return
    toast.success('Changes saved')
    onClose()
    await invalidateAiAndBlogs(queries)
  }

  return (
    <section aria-labelledby="review" className="grid gap-4">
      <h2 id="review" ref={heading} tabIndex={-1} className="wrap-anywhere text-h3 outline-none">
        Suggestions for “{item.title}”
      </h2>
      {failure?.status === 409 ? (
        conflict({
          blogId: item.id,
          content,
          onOverwriteTheirs: ({ updated_at }) => void save(content, updated_at),
          onUseTheirs: onClose,
          onClose: clearFailure,
        })
      ) : (
        <AiFailure failure={failure} onRetry={() => void save(content)} />
      )}
      <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
        <ChangesReview {...result} isApplying={saving.isRunning} onApply={save} onDiscard={onClose} />
      </Suspense>
    </section>
  )
}

/** A draft that was saved elsewhere meanwhile, and the author's text. */
interface Conflict {
  blogId: number
  content: string
  onOverwriteTheirs: (theirs: Blog) => void
  onUseTheirs: () => void
  onClose: () => void
}

export type ShowConflict = (conflict: Conflict) => ReactNode
