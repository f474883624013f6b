import { Eye, History } from 'lucide-react'
import type { Blog } from '#domain/blogs/blogs.schema.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink, type ButtonSize } from '#web/ui/button.tsx'
import { AiBadge } from '../list/entries/blog-entry.tsx'
import { isUnfinished } from './article-text.ts'
import { AutosaveStatus } from './autosave/autosave-status.tsx'
import type { Article } from './use-article.ts'

interface EditorActionsProps {
  article: Article
  blog: Blog | null
  size?: ButtonSize
}

const NOTHING_CHANGED = 'Nothing has changed yet'

/** Beside the title, and on phones in a bar below the text. */
export function SaveActions({ article, blog, size = 'medium' }: EditorActionsProps) {
  const { apiForm, isChanged, values, publish, asksForReview } = article
  const publishLabel = asksForReview ? 'Send for review' : 'Publish Now'
  const { isSending, handleSubmit } = apiForm
  const isIdle = blog !== null && !isChanged
  const label = blog ? 'Save Changes' : values.status === 'published' ? publishLabel : 'Save as Draft'
  return (
    <>
      <ButtonLink to={article.listPath} variant="ghost" size={size}>
        Cancel
      </ButtonLink>
      {blog?.status === 'draft' ? (
        <Button
          variant="outline"
          size={size}
          isBusy={isSending}
          busyLabel={asksForReview ? 'Sending...' : 'Publishing...'}
          onClick={publish}
        >
          {publishLabel}
        </Button>
      ) : null}
      <Button
        size={size}
        isBusy={isSending}
        busyLabel="Saving..."
        disabledReason={isIdle ? NOTHING_CHANGED : undefined}
        onClick={isIdle ? article.explainIdle : handleSubmit}
      >
        {label}
      </Button>
    </>
  )
}

interface ViewActionsProps {
  blog: Blog | null
  onPreview: () => void
  onHistory: () => void
}

export function ViewActions({ blog, onPreview, onHistory }: ViewActionsProps) {
  return (
    <>
      {blog ? (
        <Button variant="outline" icon={History} onClick={onHistory}>
          History
        </Button>
      ) : null}
      <Button variant="outline" icon={Eye} onClick={onPreview}>
        Preview
      </Button>
    </>
  )
}

export function EditorHeading({ article, blog }: { article: Article; blog: Blog | null }) {
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-[clamp(1.75rem,1.5rem+1vw,2.25rem)]">{blog ? 'Edit blog' : 'Create blog'}</h1>
        {blog ? <AiBadge blog={blog} /> : null}
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
