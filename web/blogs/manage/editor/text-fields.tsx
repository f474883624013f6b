import { SUMMARY, TITLE } from '#domain/blogs/blog-rules.ts'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { cleanText } from './text/paste/clean-paste.ts'
import type { Article } from './use-article.ts'

/** A textarea, so that a title of two lines is visible; line breaks are removed. */
export function TitleField({ article }: { article: Article }) {
  const { values, edit, apiForm } = article
  return (
    <TextareaField
      id="title"
      label="Title"
      rows={1}
      autoComplete="off"
      counter={{ used: values.title.trim().length, ...TITLE }}
      value={values.title}
      error={apiForm.errorFor('title')}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onChange={(event) => edit({ title: cleanText(event.target.value).replace(/[\r\n\t]+/g, ' ') })}
      className="min-h-16! resize-none! pt-4! text-[1.3125rem] font-[640] leading-[1.3]! tracking-[-.012em] [font-stretch:112%] lg:text-[1.625rem]"
    />
  )
}

export function SummaryField({ article }: { article: Article }) {
  const { values, edit, apiForm } = article
  return (
    <TextareaField
      id="summary"
      label="Summary"
      rows={3}
      counter={{ used: values.summary.trim().length, ...SUMMARY }}
      value={values.summary}
      error={apiForm.errorFor('summary')}
      onChange={(event) => edit({ summary: cleanText(event.target.value) })}
    />
  )
}
