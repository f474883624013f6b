import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react'
import type { Blog } from '#domain/blogs/blogs.schema.ts'
import { BLOG_CATEGORY_LABELS } from '#domain/blogs/categories.ts'
import { plainText } from '#domain/blogs/plain-text.ts'
import { readingMinutes } from '#domain/site/reading-time.ts'
import { ARTICLE_COLUMNS } from '#web/blogs/article/article-body.tsx'
import { ArticleHead } from '#web/blogs/article/article-head.tsx'
import { withAnchors } from '#web/blogs/article/article-headings.ts'
import { AuthorCard } from '#web/blogs/article/author-card.tsx'
import { ContentsColumn } from '#web/blogs/article/contents.tsx'
import { loadPlates } from '#web/blogs/article/plates/load-plates.ts'
import { anonymousApi } from '#web/lib/api/anonymous-api.ts'
import { api } from '#web/lib/api/api.ts'
import { useObjectUrl } from '#web/lib/documents/use-object-url.ts'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { coverSizes, parseCategory } from '../image/featured-image.tsx'
import type { ArticleValues } from '../save-article.ts'
import { WordsAndMinutes } from '../text/content-field.tsx'
import { toArticleHtml } from '../text/schema/article-html.ts'

interface PreviewDialogProps {
  values: ArticleValues
  blog: Blog | null
  user: SessionUser
  onClose: () => void
}

/** As wide as the window, so that the layout equals the public page. */
export function PreviewDialog({ values, blog, user, onClose }: PreviewDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const fileUrl = useObjectUrl(values.featured_image)

  // Closing before unmounting returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-label="Preview"
      // The event is asynchronous: a dialog that was reopened in the meantime stays open.
      onClose={(event) => {
        if (!event.currentTarget.open) onClose()
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-bg text-ink"
    >
      <div className="sticky top-0 z-2 flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-b bg-raised px-(--gutter) py-2.5">
        <Button variant="outline" size="small" icon={ArrowLeft} onClick={onClose}>
          Back to editing
        </Button>
        <p className="text-ink-muted text-sm">
          <b className="font-semibold text-ink">Preview</b> · <WordsAndMinutes html={values.content} />
          {values.category ? null : ' · No category chosen yet'}
        </p>
      </div>
      <PreviewedArticle blog={toPreview(values, blog, user, fileUrl)} />
    </dialog>
  )
}

/** Links open in a new tab, so that the editor stays open. */
function openElsewhere(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  event.stopPropagation()
  window.open(link.href, '_blank', 'noopener')
}

function PreviewedArticle({ blog }: { blog: Blog }) {
  const { id, role } = blog.author
  const { data: profile = null } = useQuery({
    queryKey: ['dietitians', 'public', id],
    queryFn: ({ signal }) => api.dietitians.get(id ?? 0, { signal }),
    enabled: id !== null && role === 'dietitian',
    retry: false,
  })
  const { html: text, headings } = useMemo(() => withAnchors(toArticleHtml(blog.content)), [blog.content])
  const { category } = blog
  const { data: { html } = { html: text } } = useQuery({
    queryKey: ['foods', 'plates-in-text', text, category],
    queryFn: ({ signal }) => loadPlates(anonymousApi, { html: text, category }, signal),
  })
  return (
    <article onClickCapture={openElsewhere}>
      <ArticleHead blog={blog} author={profile} />
      <div className={ARTICLE_COLUMNS}>
        <ContentsColumn headings={headings} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: fitted into the editor's schema, which knows no script */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        <aside className="grid content-start gap-9" aria-label="About the author">
          <AuthorCard author={blog.author} profile={profile} />
        </aside>
      </div>
    </article>
  )
}

function toAuthor({ id, first_name, last_name, role }: SessionUser): Blog['author'] {
  return { id, full_name: `${first_name} ${last_name}`.trim(), role }
}

/** The article as it would be published now. */
function toPreview(values: ArticleValues, blog: Blog | null, user: SessionUser, fileUrl: string | null): Blog {
  const category = parseCategory(values.category) ?? 'diet'
  const stored = values.remove_image ? [] : (blog?.featured_image_sizes ?? [])
  const now = new Date().toISOString()
  const author = blog?.author ?? toAuthor(user)
  return {
    id: blog?.id ?? 0,
    title: values.title.trim() || 'No title yet',
    summary: values.summary.trim(),
    content: values.content,
    category,
    category_display: BLOG_CATEGORY_LABELS[category],
    status: 'published',
    status_display: '',
    featured_image: null,
    featured_image_sizes: coverSizes(stored, fileUrl),
    ai_generated: blog?.ai_generated ?? false,
    ai_engine: blog?.ai_engine ?? null,
    // Saving in the editor counts as the author's review.
    ai_reviewed: blog?.ai_reviewed || author.id === user.id,
    author,
    views_count: blog?.views_count ?? 0,
    read_minutes: readingMinutes(plainText(values.content)),
    created_at: blog?.created_at ?? now,
    updated_at: now,
    published_at: blog?.published_at ?? now,
  }
}
