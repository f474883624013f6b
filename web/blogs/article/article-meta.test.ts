import { expect, test } from 'vitest'
import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import type { StructuredData } from '#web/shell/seo.ts'
import { articleMeta } from './article-meta.ts'

const BLOG: BlogItem = {
  id: 7,
  title: 'Eating well on a night shift',
  summary: 'A plate that works backwards from your shift.',
  category: 'diet',
  category_display: 'Diet',
  status: 'published',
  status_display: 'Published',
  featured_image: '/media/pictures/0f3a-1200.webp',
  featured_image_sizes: [
    { width: 480, height: 270, url: '/media/pictures/0f3a-480.webp' },
    { width: 1200, height: 675, url: '/media/pictures/0f3a-1200.webp' },
  ],
  ai_generated: false,
  ai_engine: null,
  ai_reviewed: false,
  author: { id: 3, full_name: 'Asha Verma', role: 'dietitian' },
  views_count: 0,
  read_minutes: 1,
  created_at: '2026-11-21T09:00:00Z',
  updated_at: '2026-11-21T09:00:00Z',
  published_at: '2026-11-21T09:00:00Z',
}

function metaOf(blog: BlogItem, recipe: StructuredData | null = null) {
  const related = { related: [], more: [], category_count: 0 }
  return articleMeta({
    kind: 'found',
    blog,
    html: null,
    headings: [],
    related,
    author: null,
    review: null,
    sources: [],
    recipe,
    concern: 'general',
  })
}

function readProperties(blog: BlogItem, prefix: string) {
  const tags = metaOf(blog) as { property?: string; content?: string }[]
  return Object.fromEntries(
    tags.flatMap(({ property = '', content = '' }) => (property.startsWith(prefix) ? [[property, content]] : [])),
  )
}

test('a shared article shows its own picture with an alternative text', () => {
  expect(readProperties(BLOG, 'og:image')).toEqual({
    'og:image': '/media/pictures/0f3a-1200.webp',
    'og:image:width': '1200',
    'og:image:height': '675',
    'og:image:type': 'image/webp',
    'og:image:alt': 'The picture above the article “Eating well on a night shift”',
  })
})

test('an article without a picture is shared with its sharing card', () => {
  expect(readProperties({ ...BLOG, featured_image: null, featured_image_sizes: [] }, 'og:image')).toMatchObject({
    'og:image': '/cards/blogs/7.png',
    'og:image:alt': 'Eating well on a night shift, next to a steel thali with five filled bowls',
  })
})

test('an article is shared as one, with its times, its section and the profile of its dietitian', () => {
  const article = { ...BLOG, updated_at: '2026-11-24T07:30:00Z' }
  const times = {
    'article:published_time': '2026-11-21T09:00:00Z',
    'article:modified_time': '2026-11-24T07:30:00Z',
    'article:section': 'Diet',
  }
  expect(readProperties(article, 'og:type')).toEqual({ 'og:type': 'article' })
  expect(readProperties(article, 'article:')).toEqual({ ...times, 'article:author': '/dietitians/3' })
  const byAdmin: BlogItem = { ...article, author: { id: 1, full_name: 'Asha Verma', role: 'admin' } }
  expect(readProperties(byAdmin, 'article:')).toEqual(times)
})

test('a dish adds a recipe by the article’s author to the structured data', () => {
  const metas = metaOf(BLOG, { '@type': 'Recipe', name: 'Moong dal chilla' }) as Record<string, StructuredData>[]
  const structured = metas.flatMap((meta) => meta['script:ld+json'] ?? [])
  expect(structured.map((entry) => entry['@type'])).toEqual(['Organization', 'BreadcrumbList', 'Article', 'Recipe'])
  expect(structured.at(-1)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Moong dal chilla',
    description: BLOG.summary,
    image: '/media/pictures/0f3a-1200.webp',
    author: { '@type': 'Person', name: 'Dr. Asha Verma', jobTitle: 'Dietitian', url: '/dietitians/3' },
    datePublished: BLOG.published_at,
  })
})
