import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ImprovedContent } from '#domain/ai/ai.schema.ts'
import { CREATE_BLOG_PATH, editBlogPath } from '#domain/blogs/blog-paths.ts'
import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import art from '#web/illustrations/empty-no-blogs.svg'
import { api } from '#web/lib/api/api.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { drafts } from '../ai.queries.ts'
import { AiButton } from '../ai-button.tsx'
import { AiFailure } from '../ai-failure.tsx'
import { useAiCall } from '../use-ai-call.ts'
import { useRestoredFocus } from '../use-restored-focus.ts'

export function DraftList({ improvement }: { improvement: Improvement }) {
  return (
    <Loaded query={useQuery(drafts)} skeleton={<Skeleton className="h-64 rounded-card" />}>
      {({ results }) => (results.length > 0 ? <Drafts drafts={results} improvement={improvement} /> : <NoDrafts />)}
    </Loaded>
  )
}

function Drafts({ drafts: list, improvement }: { drafts: readonly BlogItem[]; improvement: Improvement }) {
  const { item, failure, improve, clearFailure } = improvement
  return (
    <div className="grid gap-4">
      <p className="text-ink-muted">
        Suggestions for wording, repetition and spelling. You see each change before it’s made.
      </p>
      <AiFailure failure={failure} onRetry={() => item && void improve(item)} onDismiss={clearFailure} />
      <ul className="grid gap-3">
        {list.map((draft) => (
          <DraftRow key={draft.id} draft={draft} improvement={improvement} />
        ))}
      </ul>
    </div>
  )
}

function DraftRow({ draft, improvement }: { draft: BlogItem; improvement: Improvement }) {
  const { item, isRunning, improve, cancel } = improvement
  const isThisRunning = isRunning && item?.id === draft.id
  const restoredButton = useRestoredFocus<HTMLButtonElement>()
  // Returns the focus here when the suggestions are closed.
  const button = item?.id === draft.id ? restoredButton : undefined
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4">
      <div className="min-w-0 flex-[1_1_18rem]">
        <Link to={editBlogPath(draft.id)} className="wrap-anywhere font-semibold hover:underline">
          {draft.title}
        </Link>
        <p className="text-ink-muted text-sm">
          {draft.category_display} · Last updated: <RelativeTime date={draft.updated_at} />
        </p>
      </div>
      <div className="flex gap-2">
        <AiButton
          label="Improve"
          busyLabel="Improving..."
          name={`Improve ${draft.title}`}
          variant="outline"
          isRunning={isThisRunning}
          disabledReason={isRunning && !isThisRunning ? 'Another draft is being improved' : undefined}
          button={button}
          onRun={() => void improve(draft)}
          onCancel={cancel}
        />
      </div>
    </li>
  )
}

function NoDrafts() {
  return (
    <EmptyState
      art={art}
      title="No drafts"
      text="Your unpublished articles appear here, ready to improve."
      action={<ButtonLink to={CREATE_BLOG_PATH}>Create New Blog</ButtonLink>}
    />
  )
}

export type Improvement = ReturnType<typeof useImprovement>

/** The draft being improved and its suggestions; kept while another tab is open. */
export function useImprovement() {
  const [item, setItem] = useState<BlogItem | null>(null)
  const [result, setResult] = useState<ImprovedContent | null>(null)
  const call = useAiCall((signal, { id }: BlogItem) => api.ai.improve(id, {}, { signal }))

  async function improve(draft: BlogItem) {
    setItem(draft)
    setResult(null)
    setResult((await call.run(draft)) ?? null)
  }

  return { ...call, item, result, improve, close: () => setResult(null) }
}
