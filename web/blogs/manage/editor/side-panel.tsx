import type { ReactNode } from 'react'
import { AI_ENGINE_LABELS } from '#domain/blogs/ai-engines.ts'
import { BLOG_STATUS_LABELS, type BlogStatus } from '#domain/blogs/blog-rules.ts'
import type { Blog } from '#domain/blogs/blogs.schema.ts'
import { BLOG_CATEGORY_LABELS } from '#domain/blogs/categories.ts'
import { formatDate, formatNumber } from '#web/lib/format.ts'
import { Card, SectionCard } from '#web/ui/card.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { SelectField, toOptions } from '#web/ui/select-field.tsx'
import { FeaturedImage } from './image/featured-image.tsx'
import type { Article } from './use-article.ts'

const AFTER_REVIEW = {
  value: 'published',
  label: 'Send for review',
  description: 'Live once a reviewer approves it',
} as const

const STATUS_OPTIONS: { value: BlogStatus; label: string; description: string }[] = [
  { value: 'draft', label: 'Save as Draft', description: 'You and our office see it, readers don’t' },
  { value: 'published', label: 'Publish Now', description: 'Live on the public blog' },
]

export function SidePanel({ article, blog, children }: { article: Article; blog: Blog | null; children: ReactNode }) {
  const { values, edit, apiForm } = article
  return (
    <aside aria-label="About this article" className="grid content-start gap-4">
      {blog ? <BlogStats blog={blog} /> : null}
      <Card className="grid gap-5">
        <RadioCards
          id="status"
          legend="Status"
          name="status"
          isStacked
          options={
            article.asksForReview
              ? STATUS_OPTIONS.map((option) => (option.value === 'published' ? AFTER_REVIEW : option))
              : STATUS_OPTIONS
          }
          value={values.status}
          error={apiForm.errorFor('status')}
          onChange={(status) => edit({ status })}
        />
        <SelectField
          id="category"
          label="Category"
          value={values.category}
          error={apiForm.errorFor('category')}
          onChange={(event) => edit({ category: event.target.value })}
        >
          <option value="">Choose a category</option>
          {toOptions(BLOG_CATEGORY_LABELS)}
        </SelectField>
        <FeaturedImage
          category={values.category}
          stored={values.remove_image ? [] : (blog?.featured_image_sizes ?? [])}
          file={values.featured_image}
          error={apiForm.errorFor('featured_image')}
          onPick={(file) => edit({ featured_image: file, remove_image: false })}
          onRemove={() =>
            edit({ featured_image: null, remove_image: !values.featured_image && blog?.featured_image != null })
          }
        />
      </Card>
      {children}
      <WritingTips />
    </aside>
  )
}

function BlogStats({ blog }: { blog: Blog }) {
  const facts = [
    ['Views', formatNumber(blog.views_count)],
    ['Status', BLOG_STATUS_LABELS[blog.status]],
    ['Created', formatDate(blog.created_at)],
    ...(blog.ai_engine ? [['Drafted by', AI_ENGINE_LABELS[blog.ai_engine]] as const] : []),
  ] as const
  return (
    <SectionCard id="blog-stats" title="Blog stats" headingClass="mb-3 text-h4">
      <dl className="grid gap-1.5">
        {facts.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="text-ink-muted">{term}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  )
}

function WritingTips() {
  return (
    <SectionCard id="writing-tips" title="Writing tips" headingClass="mb-2 text-h4" className="bg-field-soft!">
      <ul className="grid gap-2 text-sm">
        <li>Open with the reader’s situation.</li>
        <li>One idea under each heading.</li>
        <li>Give portions in katoris and rotis, then grams.</li>
        <li>Name the source of every health claim.</li>
      </ul>
    </SectionCard>
  )
}
