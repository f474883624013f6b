import type { BlogItem, RelatedBlogs } from '#domain/blogs/blogs.schema.ts'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import type { ArticleHeading } from './article-headings.ts'
import { ArticleText } from './article-text.tsx'
import { AuthorCard } from './author-card.tsx'
import { Contents, FoldedContents } from './contents.tsx'
import { ReadingProgress } from './reading-progress.tsx'
import { RelatedArticles } from './related-articles.tsx'
import { ShareLinks } from './share-links.tsx'

/** Contents, text and what stands beside it. */
export const ARTICLE_COLUMNS =
  'wrap grid gap-x-10 gap-y-10 py-10 lg:grid-cols-[minmax(0,42rem)_17rem] lg:justify-between lg:py-14 min-[80rem]:grid-cols-[13rem_minmax(0,42rem)_17rem]'

interface ArticleBodyProps {
  blog: BlogItem
  html: string | null
  headings: readonly ArticleHeading[]
  author: Dietitian | null
  related: RelatedBlogs
}

export function ArticleBody({ blog, html, headings, author, related }: ArticleBodyProps) {
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
      <ArticleText html={html} />
      <aside className="grid content-start gap-9" aria-label="About this article">
        <AuthorCard author={blog.author} profile={author} />
        <RelatedArticles blog={blog} related={related} />
      </aside>
    </div>
  )
}
