import { Banner } from '#web/ui/banner.tsx'
import type { DeletionError } from '../../blogs.queries.ts'

interface DeletionOutcomeProps {
  refused: readonly DeletionError[]
  onDismiss: () => void
}

/** Which ones are still there, and what the server said of each. */
export function DeletionOutcome({ refused, onDismiss }: DeletionOutcomeProps) {
  if (refused.length === 0) return null
  return (
    <Banner onDismiss={onDismiss} className="mt-6">
      <p className="font-semibold">
        {refused.length === 1 ? '1 blog could not be deleted.' : `${refused.length} blogs could not be deleted.`}
      </p>
      <ul className="mt-1">
        {refused.map(({ blog, message }) => (
          <li key={blog.id} className="wrap-anywhere">
            {blog.title}: {message}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
