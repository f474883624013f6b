import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react'
import type { Blog } from '#domain/blogs/blogs.schema.ts'
import { imageFault } from '#domain/images/image-file.ts'
import { ARTICLE_COLUMNS } from '#web/blogs/article/article-body.tsx'
import { ArticleHead } from '#web/blogs/article/article-head.tsx'
import { withAnchors } from '#web/blogs/article/article-headings.ts'
import { AuthorCard } from '#web/blogs/article/author-card.tsx'
import { Contents, FoldedContents } from '#web/blogs/article/contents.tsx'
import { api } from '#web/lib/api/api.ts'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { useObjectUrl } from '#web/lib/use-object-url.ts'
import { Button } from '#web/ui/button.tsx'
import type { ArticleValues } from '../save-article.ts'
import { fittedHtml } from '../text/schema/article-html.ts'
import { toPreview } from './to-preview.ts'
import { WordsAndMinutes } from './words-and-minutes.tsx'

interface PreviewDialogProps {
  values: ArticleValues
  blog: Blog | null
  user: SessionUser
  onClose: () => void
}

/** As wide as the window, so that everything stands where it stands for readers. */
export function PreviewDialog({ values, blog, user, onClose }: PreviewDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { featured_image: file } = values
  const fileUrl = useObjectUrl(file && !imageFault(file) ? file : null)

  // Closed before it goes away: only so the focus returns.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-label="Preview"
      onClose={onClose}
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

/** Links show where they lead in a tab of their own: the text stays on the desk. */
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
  const { html, headings } = useMemo(() => withAnchors(fittedHtml(blog.content)), [blog.content])
  return (
    <article onClickCapture={openElsewhere}>
      <ArticleHead blog={blog} author={profile} />
      <div className={ARTICLE_COLUMNS}>
        <div className="max-[80rem]:lg:col-span-2">
          <div className="min-[80rem]:sticky min-[80rem]:top-28">
            <Contents headings={headings} className="max-[80rem]:hidden" />
            <FoldedContents headings={headings} className="min-[80rem]:hidden" />
          </div>
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: fitted into the editor's schema, which knows no script */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        <aside className="grid content-start gap-9" aria-label="About the author">
          <AuthorCard author={blog.author} profile={profile} />
        </aside>
      </div>
    </article>
  )
}
