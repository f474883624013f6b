import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import { SITE } from '#domain/site/site.ts'
import { medicalWebPage } from '#web/shell/medical-review/structured-review.ts'
import { absolute, pageMeta, type StructuredData, truncateDescription } from '#web/shell/seo.ts'
import { authorName } from '../author-name.ts'
import { blogsPath, NO_FILTERS } from '../list/list-address.ts'
import type { Article } from './load-article.ts'

export function articleBreadcrumb({ category, category_display }: BlogItem) {
  return [
    { label: 'Home', to: '/' },
    { label: 'Blog', to: '/blogs' },
    { label: category_display, to: blogsPath({ ...NO_FILTERS, category: [category] }) },
  ]
}

function publishedAt({ published_at, created_at }: BlogItem): string {
  return published_at ?? created_at
}

/** The author's public profile. */
function authorPath({ author }: BlogItem): string | null {
  return author.role === 'dietitian' ? `/dietitians/${author.id}` : null
}

function structured(blog: BlogItem): StructuredData {
  const { author } = blog
  const profile = authorPath(blog)
  return {
    '@type': 'Article',
    headline: blog.title,
    description: blog.summary,
    articleSection: blog.category_display,
    datePublished: publishedAt(blog),
    dateModified: blog.updated_at,
    mainEntityOfPage: absolute(`/blogs/${blog.id}`),
    image: absolute(blog.featured_image ?? `/cards/blogs/${blog.id}.png`),
    author: {
      '@type': 'Person',
      name: authorName(author),
      ...(profile ? { jobTitle: 'Dietitian', url: absolute(profile) } : {}),
    },
    publisher: { '@type': 'Organization', name: SITE.name, logo: absolute('/apple-touch-icon.png') },
  }
}

/** The dish of the article, as the article describes it. */
function recipe(dish: StructuredData, blog: BlogItem): StructuredData {
  const { description, image, author, datePublished } = structured(blog)
  return { ...dish, description, image, author, datePublished }
}

/** The title is its only alternative text. */
function toPicture({ featured_image_sizes, title }: Pick<BlogItem, 'featured_image_sizes' | 'title'>) {
  const largest = featured_image_sizes.at(-1)
  return largest && { ...largest, type: 'image/webp' as const, alt: `The picture above the article “${title}”` }
}

export function articleMeta(article: Article | undefined) {
  if (article?.kind !== 'found') {
    return pageMeta({ title: 'Article Not Found', description: 'We couldn’t find this article.', noindex: true })
  }
  const { blog, review, sources, recipe: dish } = article
  const path = `/blogs/${blog.id}`
  const picture = toPicture(blog)
  return pageMeta({
    title: blog.title,
    description: truncateDescription(blog.summary),
    keywords: [blog.category_display, authorName(blog.author), 'article'],
    path,
    noindex: blog.status === 'draft',
    hasFeed: true,
    article: {
      published: publishedAt(blog),
      modified: blog.updated_at,
      section: blog.category_display,
      author: authorPath(blog),
    },
    breadcrumb: [...articleBreadcrumb(blog), { label: blog.title }],
    structured: [
      structured(blog),
      ...(dish ? [recipe(dish, blog)] : []),
      ...(review ? [medicalWebPage({ path, name: blog.title, review, sources })] : []),
    ],
    ...(picture ? { image: picture } : {}),
  })
}
