import { useMemo } from 'react'
import type { Blog, RelatedBlogs } from '#domain/blogs/blogs.schema.ts'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import '#web/styles/prose.css'
import { withAnchors } from './article-headings.ts'
import { AuthorCard } from './author-card.tsx'
import { Contents, FoldedContents } from './contents.tsx'
import { ReadingProgress } from './reading-progress.tsx'
import { RelatedArticles } from './related-articles.tsx'
import { ShareLinks } from './share-links.tsx'

/** Contents, text and what stands beside it. */
export const ARTICLE_COLUMNS =
  'wrap grid gap-x-10 gap-y-10 py-10 lg:grid-cols-[minmax(0,42rem)_17rem] lg:justify-between lg:py-14 min-[80rem]:grid-cols-[13rem_minmax(0,42rem)_17rem]'

interface ArticleBodyProps {
  blog: Blog
  author: Dietitian | null
  related: RelatedBlogs
}

/** The body is HTML that the server has sanitised when it was written. */
export function ArticleBody({ blog, author, related }: ArticleBodyProps) {
  const { html, headings } = useMemo(() => withAnchors(blog.content), [blog.content])
  return (
    <div className={ARTICLE_COLUMNS}>
      <ReadingProgress />
      <div className="max-[80rem]:lg:col-span-2">
        <div className="min-[80rem]:sticky min-[80rem]:top-28">
          <Contents headings={headings} className="max-[80rem]:hidden" />
          <FoldedContents headings={headings} className="min-[80rem]:hidden" />
          <ShareLinks title={blog.title} path={`/blogs/${blog.id}`} />
        </div>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by an allow-list on every write */}
      <div id="article-text" className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      <aside className="grid content-start gap-9" aria-label="About this article">
        <AuthorCard author={blog.author} profile={author} />
        <RelatedArticles blog={blog} related={related} />
      </aside>
    </div>
  )
}
