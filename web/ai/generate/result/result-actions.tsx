import type { GeneratedBlog } from '#domain/ai/ai.schema.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { BLOGS_PATH, editPath } from '../../ai-paths.ts'
import { startAnother } from '../generation-store.ts'

interface ResultActionsProps {
  blog: GeneratedBlog
  /** Set while its author still means to publish it. */
  onRead: (() => void) | undefined
}

export function ResultActions({ blog, onRead }: ResultActionsProps) {
  return (
    <div className="flex flex-wrap gap-3 border-line border-t pt-5">
      {onRead ? <Button onClick={onRead}>Read and publish</Button> : null}
      <ButtonLink to={editPath(blog)} variant={onRead ? 'outline' : 'primary'}>
        Edit Blog
      </ButtonLink>
      <Button variant="outline" onClick={startAnother}>
        Generate Another
      </Button>
      <ButtonLink to={BLOGS_PATH} variant="ghost">
        View All Blogs
      </ButtonLink>
    </div>
  )
}
