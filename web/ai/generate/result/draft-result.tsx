import { useState } from 'react'
import type { GeneratedBlog } from '#domain/ai/ai.schema.ts'
import { plainText } from '#domain/blogs/plain-text.ts'
import { formatNumber } from '#web/lib/format.ts'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '../../copy-button.tsx'
import { useLostFocus } from '../../use-lost-focus.ts'
import { useGeneration } from '../generation-store.ts'
import { openingOf } from './opening-of.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { ResultActions } from './result-actions.tsx'
import { ResultFacts } from './result-facts.tsx'
import { ResultFindings } from './result-findings.tsx'
import '#web/styles/prose.css'

/** Part 2: letters of the content that the result shows. */
const PREVIEW = 1000

function headingOf({ status, generation }: GeneratedBlog): string {
  if (status === 'published') return 'Your article is published'
  return generation.is_outline ? 'An outline is ready, not an article' : 'Your draft is ready'
}

/** Stays until another one is asked for. */
export function DraftResult({ blog }: { blog: GeneratedBlog }) {
  const isForPublishing = useGeneration((generation) => generation.isForPublishing)
  const canPublish = isForPublishing && blog.status === 'draft' && !blog.generation.is_outline
  const [isReading, setReading] = useState(canPublish)
  const heading = useLostFocus<HTMLHeadingElement>()

  return (
    <Card as="section" aria-labelledby="result" className="grid gap-5">
      <div className="grid gap-2">
        <h2 id="result" ref={heading} tabIndex={-1} className="text-h3 outline-none">
          {headingOf(blog)}
        </h2>
        <ResultFacts blog={blog} />
        {blog.generation.is_outline ? (
          <p className="max-w-[42rem]">
            The built-in engine knows too little about this topic to write about it honestly. It has put down headings
            and questions for you to answer. An outline always stays a draft.
          </p>
        ) : null}
      </div>
      <div className="grid gap-3 border-line border-t pt-5">
        <div className="flex items-start gap-2">
          <h3 className="wrap-anywhere text-h3">{blog.title}</h3>
          <span className="-mt-2.5">
            <CopyButton label="Copy title" text={blog.title} done="Title copied" />
          </span>
        </div>
        <p className="wrap-anywhere max-w-[42rem] text-ink-muted">{blog.summary}</p>
        <div
          className="prose mt-2 text-md! [&>:first-child]:mt-0!"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised the article
          dangerouslySetInnerHTML={{ __html: openingOf(blog.content, PREVIEW) }}
        />
        {plainText(blog.content).length > PREVIEW ? (
          <p className="text-ink-muted text-sm">These are the first {formatNumber(PREVIEW)} characters.</p>
        ) : null}
      </div>
      <ResultFindings findings={blog.generation.findings} />
      <ResultActions blog={blog} onRead={canPublish ? () => setReading(true) : undefined} />
      {isReading ? <PublishDialog blog={blog} onClose={() => setReading(false)} /> : null}
    </Card>
  )
}
