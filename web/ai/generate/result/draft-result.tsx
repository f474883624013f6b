import { plainText } from '#domain/blogs/plain-text.ts'
import { formatNumber } from '#web/lib/format.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '../../copy-button.tsx'
import { IdeaNotice } from '../../ideas/idea-notice.tsx'
import type { Idea } from '../../ideas/ideas.content.ts'
import { useLostFocus } from '../../use-lost-focus.ts'
import { useGeneration } from '../generation-store.ts'
import type { ShownResult } from '../kept-result.ts'
import { keepOrder, keptOrder } from '../order-values.ts'
import { LeftOut } from './left-out.tsx'
import { openingOf } from './opening-of.ts'
import { ResultActions } from './result-actions.tsx'
import { ResultFacts } from './result-facts.tsx'
import { ResultFindings } from './result-findings.tsx'

/** Part 2: letters of the content that the result shows. */
const PREVIEW = 1000

function headingOf({ status, generation }: ShownResult): string {
  if (status === 'published') return 'Your article is published'
  return generation?.is_outline ? 'An outline is ready, not an article' : 'Your draft is ready'
}

interface DraftResultProps {
  blog: ShownResult
  onAnother: () => void
}

/** Stays until another one is asked for. */
export function DraftResult({ blog, onAnother }: DraftResultProps) {
  const isForPublishing = useGeneration((generation) => generation.isForPublishing)
  const heading = useLostFocus<HTMLHeadingElement>()
  const isHeldBack = isForPublishing && blog.status === 'draft' && !blog.generation?.is_outline
  const reason = isHeldBack ? blog.generation?.held_back : null

  function handleIdea(idea: Idea) {
    keepOrder({ ...keptOrder(), ...idea })
    onAnother()
  }

  return (
    <div className="grid gap-4">
      <IdeaNotice onUse={handleIdea} />
      <Card as="section" aria-labelledby="result" className="grid gap-5">
        <div className="grid gap-2">
          <h2 id="result" ref={heading} tabIndex={-1} className="text-h3 outline-none">
            {headingOf(blog)}
          </h2>
          <ResultFacts blog={blog} />
          {blog.generation?.is_outline ? (
            <p className="max-w-[42rem]">
              The built-in engine knows too little about this topic to write about it honestly. It has put down headings
              and questions for you to answer. An outline always stays a draft.
            </p>
          ) : null}
          {reason ? <Banner tone="warning">Not published yet. {reason}</Banner> : null}
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
        {blog.generation ? <LeftOut findings={blog.generation.left_out} /> : null}
        {blog.generation ? <ResultFindings findings={blog.generation.findings} /> : null}
        <ResultActions blog={blog} onAnother={onAnother} />
      </Card>
    </div>
  )
}
