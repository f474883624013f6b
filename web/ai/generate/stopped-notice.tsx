import { useState } from 'react'
import { Link } from 'react-router'
import { BLOGS_PATH } from '#domain/blogs/blog-paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { AiFailure } from '../ai-failure.tsx'
import { useRestoredFocus } from '../use-restored-focus.ts'
import { PartialDraftView } from './draft-progress.tsx'
import { clearGenerationFailure, useGeneration } from './generation-store.ts'
import { dismissInterrupted, type ReplacedTopic, wasInterrupted } from './stored-state.ts'

/** Why generation stopped, and the text received until then. */
export function StoppedNotice({ onRetry }: { onRetry: () => void }) {
  const { failure, isCancelled, draft } = useGeneration()
  const notice = useRestoredFocus<HTMLDivElement>()
  if (!failure && !isCancelled) return null
  // A text that the server rejected is not shown in part.
  const isUnfinished = isCancelled || failure?.status === 0 || failure?.status === 504
  return (
    <div ref={notice} tabIndex={-1} className="grid gap-3 outline-none">
      {isCancelled ? (
        <Banner tone="info" onDismiss={clearGenerationFailure}>
          Cancelled. Nothing was saved.
        </Banner>
      ) : (
        <AiFailure failure={failure} onRetry={onRetry} onDismiss={clearGenerationFailure} />
      )}
      {failure?.status === 0 ? (
        <p className="text-sm">
          If the connection dropped just as the article was ready, you’ll find it in{' '}
          <Link to={BLOGS_PATH} className="text-link-line">
            your blogs
          </Link>
          .
        </p>
      ) : null}
      {isUnfinished && draft?.content ? (
        <details className="rounded-field border border-line bg-surface px-4 py-1">
          <summary className="min-h-11 cursor-pointer content-center font-medium">What was written so far</summary>
          <div className="pb-3">
            <PartialDraftView draft={draft} />
          </div>
        </details>
      ) : null}
    </div>
  )
}

/** After a reload during generation. */
export function InterruptedNotice() {
  const [isShown, setShown] = useState(wasInterrupted)
  if (!isShown) return null

  function handleDismiss() {
    dismissInterrupted()
    setShown(false)
  }

  return (
    <Banner tone="info" onDismiss={handleDismiss}>
      Writing stopped when you left or reloaded this page. Your topic and choices are still here. If the article was
      ready by then, you’ll find it in{' '}
      <Link to={BLOGS_PATH} className="text-link-line">
        your blogs
      </Link>
      .
    </Banner>
  )
}

interface ReplacedTopicNoticeProps {
  replaced: ReplacedTopic
  onBringBack: () => void
  onDiscard: () => void
}

/** Offers the typed topic that an idea has replaced. */
export function ReplacedTopicNotice({ replaced, onBringBack, onDiscard }: ReplacedTopicNoticeProps) {
  const notice = useRestoredFocus<HTMLDivElement>()
  return (
    <div ref={notice} tabIndex={-1} className="rounded-field outline-none">
      <Banner tone="info" action={{ label: 'Bring back my topic', onClick: onBringBack }} onDismiss={onDiscard}>
        This idea has replaced your topic: <q className="wrap-anywhere line-clamp-2">{replaced.topic}</q>
      </Banner>
    </div>
  )
}
