import { Button, ButtonLink } from '#web/ui/button.tsx'
import { BLOGS_PATH, editPath } from '../../ai-paths.ts'
import { CHECKED_AT_ONCE } from '../../claims/check-at-once.ts'
import type { ShownResult } from '../kept-result.ts'

interface ResultActionsProps {
  blog: ShownResult
  onAnother: () => void
}

export function ResultActions({ blog, onAnother }: ResultActionsProps) {
  return (
    <div className="flex flex-wrap gap-3 border-line border-t pt-5">
      <ButtonLink to={editPath(blog)} state={CHECKED_AT_ONCE}>
        Edit Blog
      </ButtonLink>
      <Button variant="outline" onClick={onAnother}>
        Generate Another
      </Button>
      <ButtonLink to={BLOGS_PATH} variant="ghost">
        View All Blogs
      </ButtonLink>
    </div>
  )
}
