import { lazy, type ReactNode, Suspense } from 'react'
import { CONTENT } from '#domain/blogs/blog-rules.ts'
import { plainText } from '#domain/blogs/plain-text.ts'
import { countWords, readingMinutes } from '#domain/site/reading-time.ts'
import { formatNumber } from '#web/lib/format.ts'
import { cx } from '#web/ui/cx.ts'
import { describedBy, FieldNotes } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const RichTextEditor = lazy(() =>
  import('./rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })),
)

interface ContentFieldProps {
  html: string
  revision: number
  error: string | undefined
  onChange: (html: string) => void
  onReady: (html: string) => void
  /** At the end of the toolbar. */
  toolbarEnd: ReactNode
}

const ID = 'content'
const LABEL_ID = 'content-label'

/** The article's text; the editor is loaded after the screen. */
export function ContentField({ error, ...text }: ContentFieldProps) {
  const counter = { used: plainText(text.html).length, ...CONTENT }
  return (
    <div data-field={error ? 'error' : undefined}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the text itself is reached by the keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a label leads to its field, and this field is no input */}
      <span
        id={LABEL_ID}
        onClick={() => document.getElementById(ID)?.focus()}
        className={cx('mb-1.5 block font-medium text-sm', error && 'text-danger')}
      >
        Content
      </span>
      <div
        className={cx(
          'rounded-card border-[1.5px] bg-surface has-[.rich-text:focus-visible]:outline-3 has-[.rich-text:focus-visible]:outline-focus has-[.rich-text:focus-visible]:outline-offset-2',
          error ? 'border-danger shadow-[0_0_0_1px_var(--danger)]' : 'border-line-strong',
        )}
      >
        <Suspense fallback={<Skeleton className="m-4 h-116" />}>
          <RichTextEditor
            {...text}
            id={ID}
            labelId={LABEL_ID}
            describedBy={describedBy(ID, counter.min, error)}
            isInvalid={error !== undefined}
          />
        </Suspense>
        <p className="flex justify-between gap-4 rounded-b-[calc(var(--radius-card)-1.5px)] border-line border-t bg-sunken px-4.5 pt-2.5 pb-2 text-ink-muted text-sm">
          <WordsAndMinutes html={text.html} />
          <span className="max-sm:hidden">Supports headings, lists, quotes, links, images and plates</span>
        </p>
      </div>
      <FieldNotes id={ID} counter={counter} error={error} className="mt-1.5" />
    </div>
  )
}

/** "118 words · 1 min read". */
export function WordsAndMinutes({ html }: { html: string }) {
  const text = plainText(html)
  const words = countWords(text)
  return (
    <span className="tabular-nums">
      {formatNumber(words)} {words === 1 ? 'word' : 'words'} · {readingMinutes(text)} min read
    </span>
  )
}
