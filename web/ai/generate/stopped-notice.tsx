import { Link } from 'react-router'
import { Banner } from '#web/ui/banner.tsx'
import { AiFailure } from '../ai-failure.tsx'
import { BLOGS_PATH } from '../ai-paths.ts'
import { useLostFocus } from '../use-lost-focus.ts'
import { clearGenerationFailure, useGeneration } from './generation-store.ts'
import { WrittenSoFar } from './written-so-far.tsx'

/** Why the last order came to nothing, and what was written of it until then. */
export function StoppedNotice({ onRetry }: { onRetry: () => void }) {
  const { failure, isCancelled, draft } = useGeneration()
  const notice = useLostFocus<HTMLDivElement>()
  if (!failure && !isCancelled) return null
  // What was refused as a whole is not offered in parts.
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
          If the connection broke off just as the article was done, it is among{' '}
          <Link to={BLOGS_PATH} className="text-link-line">
            your blogs
          </Link>
          .
        </p>
      ) : null}
      {isUnfinished && draft?.content ? (
        <details className="rounded-field border border-line bg-surface px-4 py-1">
          <summary className="min-h-11 cursor-pointer content-center font-medium">What was written until then</summary>
          <div className="pb-3">
            <WrittenSoFar draft={draft} />
          </div>
        </details>
      ) : null}
    </div>
  )
}
