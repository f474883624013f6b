import { Sparkles } from 'lucide-react'
import type { Blog } from '#domain/blogs/blogs.schema.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { isUnfinished } from './article-text.ts'
import { AutosaveStatus } from './autosave/autosave-status.tsx'
import { NOTHING_CHANGED } from './editor-actions.tsx'
import type { Article } from './use-article.ts'

interface EditorHeadingProps {
  article: Article
  blog: Blog | null
}

export function EditorHeading({ article, blog }: EditorHeadingProps) {
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-[clamp(1.75rem,1.5rem+1vw,2.25rem)]">{blog ? 'Edit blog' : 'Create blog'}</h1>
        {blog?.ai_generated ? (
          <Badge tone="accent" icon={Sparkles}>
            AI Generated
          </Badge>
        ) : null}
        {article.isChanged ? <Badge tone="warning">Unsaved changes</Badge> : null}
      </div>
      <p className="mt-1 flex min-h-6 flex-wrap gap-x-4 text-ink-muted text-sm">
        {blog ? (
          <span>
            Last updated <time dateTime={blog.updated_at}>{formatDateTime(blog.updated_at)}</time>
          </span>
        ) : null}
        <AutosaveStatus state={article.autosaveState} isUnfinished={isUnfinished(article.values)} />
        <span role="status">{article.isIdleExplained ? NOTHING_CHANGED : null}</span>
      </p>
    </div>
  )
}
