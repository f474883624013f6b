import { MessageCircle } from 'lucide-react'
import { type ReactNode, use, useEffect, useRef } from 'react'
import type { BlogItem, RelatedBlogs } from '#domain/blogs/blogs.schema.ts'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { whatsAppHref } from '#web/lib/contact-links.ts'
import { Rendering } from '#web/lib/page/rendering.ts'
import { absolute } from '#web/shell/seo.ts'
import { CopyLink, ShareSheet } from '#web/shell/share-buttons.tsx'
import { SocialIcon } from '#web/shell/social-icons.tsx'
import type { ArticleHeading } from './article-headings.ts'
import { AuthorCard } from './author-card.tsx'
import { ContentsColumn } from './contents.tsx'
import { RelatedArticles } from './related-articles.tsx'

const CIRCLE =
  'grid size-11 place-items-center rounded-full border-[1.5px] border-line-strong transition-colors duration-(--dur-1) hover:bg-primary-soft hover:text-on-primary-soft'

function ShareLinks({ title, path }: { title: string; path: string }) {
  const address = absolute(path)
  const [url, text] = [encodeURIComponent(address), encodeURIComponent(title)]
  return (
    <div>
      <p className="mb-3 font-semibold">Share</p>
      <div className="flex flex-wrap gap-2">
        <ShareLink name="WhatsApp" href={whatsAppHref(`${title} ${address}`)}>
          <MessageCircle aria-hidden="true" className="icon" />
        </ShareLink>
        <ShareLink name="X" href={`https://x.com/intent/post?text=${text}&url=${url}`}>
          <SocialIcon network="Twitter" />
        </ShareLink>
        <ShareLink name="Facebook" href={`https://www.facebook.com/sharer/sharer.php?u=${url}`}>
          <SocialIcon network="Facebook" />
        </ShareLink>
        <CopyLink address={address} />
        <ShareSheet title={title} address={address} />
      </div>
    </div>
  )
}

function ShareLink({ name, href, children }: { name: string; href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`Share on ${name}`} className={CIRCLE}>
      {children}
    </a>
  )
}

export const ARTICLE_COLUMNS =
  'wrap grid grid-cols-1 gap-x-10 gap-y-10 py-10 lg:grid-cols-[minmax(0,42rem)_17rem] lg:justify-between lg:py-14 min-[80rem]:grid-cols-[13rem_minmax(0,42rem)_17rem] print:block'

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
      <ContentsColumn headings={headings}>
        <ShareLinks title={blog.title} path={`/blogs/${blog.id}`} />
      </ContentsColumn>
      <div>
        <ArticleText html={html} />
        <p className="mt-6 hidden text-sm print:block">{absolute(`/blogs/${blog.id}`)}</p>
      </div>
      <aside className="grid content-start gap-9 print:hidden" aria-label="About this article">
        <AuthorCard author={blog.author} profile={author} />
        <RelatedArticles blog={blog} related={related} />
      </aside>
    </div>
  )
}

const TEXT_ID = 'article-text'

/** Read from the page once; later it may hold another article. */
let served: string | undefined

function servedText(): string {
  served ??= document.getElementById(TEXT_ID)?.innerHTML ?? ''
  return served
}

/**
 * The body, sanitised by the server on write. On the first page of a visit it is in the markup only and `html` is
 * null, so React takes over the HTML that it finds there.
 */
function ArticleText({ html }: { html: string | null }) {
  const { html: rendered } = use(Rendering)
  const text = html ?? rendered ?? servedText()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by an allow-list on every write
  return <div id={TEXT_ID} className="prose" dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />
}

function readFraction(text: HTMLElement): number {
  const { top, height } = text.getBoundingClientRect()
  return Math.min(1, Math.max(0, (window.innerHeight - top) / height))
}

function ReadingProgress() {
  const line = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let frame = 0
    function draw() {
      frame = 0
      const text = document.getElementById(TEXT_ID)
      if (text && line.current) line.current.style.transform = `scaleX(${readFraction(text)})`
    }
    function handleScroll() {
      frame ||= requestAnimationFrame(draw)
    }
    draw()
    window.addEventListener('scroll', handleScroll, { passive: true })
    window.addEventListener('resize', handleScroll)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', handleScroll)
      window.removeEventListener('resize', handleScroll)
    }
  }, [])
  return (
    <span aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-(--z-header) h-1 print:hidden">
      <span ref={line} className="block size-full origin-left scale-x-0 bg-primary" />
    </span>
  )
}
