import { Eye, History } from 'lucide-react'
import type { Blog } from '#domain/blogs/blogs.schema.ts'
import { Button, ButtonLink, type ButtonSize } from '#web/ui/button.tsx'
import type { Article } from './use-article.ts'

interface EditorActionsProps {
  article: Article
  blog: Blog | null
  size?: ButtonSize
}

export const NOTHING_CHANGED = 'Nothing has changed yet'

/** Saving and leaving: at the top beside the title, on phones in a bar that stays below the text. */
export function SaveActions({ article, blog, size = 'medium' }: EditorActionsProps) {
  const { apiForm, isChanged, values, publish } = article
  const { isSending, handleSubmit } = apiForm
  const isIdle = blog !== null && !isChanged
  const label = blog ? 'Save Changes' : values.status === 'published' ? 'Publish Now' : 'Save as Draft'
  return (
    <>
      <ButtonLink to={article.listPath} variant="ghost" size={size}>
        Cancel
      </ButtonLink>
      {blog?.status === 'draft' ? (
        <Button variant="outline" size={size} isBusy={isSending} busyLabel="Publishing..." onClick={publish}>
          Publish Now
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
