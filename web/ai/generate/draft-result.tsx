import { CircleAlert, CircleCheck, Sparkles } from 'lucide-react'
import type { GeneratedBlog } from '#domain/ai/ai.schema.ts'
import type { Finding } from '#domain/ai/findings.ts'
import { AI_ENGINE_LABELS } from '#domain/blogs/ai-engines.ts'
import { BLOGS_PATH, editBlogPath } from '#domain/blogs/blog-paths.ts'
import { plainText } from '#domain/blogs/plain-text.ts'
import { formatNumber, formatScore } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FindingList } from '../claims/finding-list.tsx'
import { CHECK_ON_OPEN } from '../claims/use-claim-check.ts'
import { CopyButton } from '../copy-button.tsx'
import { IdeaNotice } from '../ideas/idea-notice.tsx'
import { useRestoredFocus } from '../use-restored-focus.ts'
import { useGeneration } from './generation-store.ts'
import { htmlExcerpt } from './html-excerpt.ts'
import { type Idea, readOrder, type ShownResult, saveOrder, saveUsedIdea } from './stored-state.ts'

/** Letters of the content that are shown. */
const PREVIEW_LENGTH = 1000

function resultHeading({ status, generation }: ShownResult): string {
  if (status === 'published') return 'Your article is published'
  return generation?.is_outline ? 'An outline is ready, not an article' : 'Your draft is ready'
}

export function DraftResult({ blog, onAnother }: { blog: ShownResult; onAnother: () => void }) {
  const isForPublishing = useGeneration((generation) => generation.isForPublishing)
  const heading = useRestoredFocus<HTMLHeadingElement>()
  const isBlocked = isForPublishing && blog.status === 'draft' && !blog.generation?.is_outline
  const reason = isBlocked ? blog.generation?.publish_block : null

  function handleIdea(idea: Idea) {
    saveOrder({ ...readOrder(), ...idea })
    saveUsedIdea(idea)
    onAnother()
  }

  return (
    <div className="grid gap-4">
      <IdeaNotice onUse={handleIdea} />
      <Card as="section" aria-labelledby="result" className="grid gap-5">
        <div className="grid gap-2">
          <h2 id="result" ref={heading} tabIndex={-1} className="text-h3 outline-none">
            {resultHeading(blog)}
          </h2>
          <ResultFacts blog={blog} />
          {blog.generation?.is_outline ? (
            <p className="max-w-[42rem]">
              The library has no article on this topic. This outline has questions for you to answer and the sourced
              facts that fit. An outline always stays a draft.
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
            dangerouslySetInnerHTML={{ __html: htmlExcerpt(blog.content, PREVIEW_LENGTH) }}
          />
          {plainText(blog.content).length > PREVIEW_LENGTH ? (
            <p className="text-ink-muted text-sm">These are the first {formatNumber(PREVIEW_LENGTH)} characters.</p>
          ) : null}
        </div>
        {blog.generation ? <RemovedClaims findings={blog.generation.left_out} /> : null}
        {blog.generation ? <DraftSources generation={blog.generation} /> : null}
        {blog.generation ? <ResultFindings findings={blog.generation.findings} /> : null}
        <ResultActions blog={blog} onAnother={onAnother} />
      </Card>
    </div>
  )
}

/** Claims that were removed from the draft, which may leave a gap. */
function RemovedClaims({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  return (
    <section aria-labelledby="left-out" className="grid gap-3 border-line border-t pt-5">
      <h3 id="left-out" className="text-h4">
        Left out of this draft
      </h3>
      <p className="flex max-w-[42rem] gap-2 text-sm">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none text-warning" strokeWidth={1.75} />
        The language model twice made a claim that can’t be published. We left out that paragraph. Read what comes
        before and after the gap.
      </p>
      <FindingList findings={findings} />
    </section>
  )
}

function ResultActions({ blog, onAnother }: { blog: ShownResult; onAnother: () => void }) {
  return (
    <div className="flex flex-wrap gap-3 border-line border-t pt-5">
      <ButtonLink to={editBlogPath(blog.id)} state={CHECK_ON_OPEN}>
        Edit Blog
      </ButtonLink>
      <Button variant="outline" onClick={onAnother}>
        Generate Another
      </Button>
      <ButtonLink to={BLOGS_PATH} variant="ghost">
        View All Blogs
      </ButtonLink>
    </div>
  )
}

function ResultFacts({ blog }: { blog: ShownResult }) {
  const { model, took_ms, tokens } = blog.generation ?? { model: null, took_ms: null, tokens: null }
  const engine = blog.ai_engine ? AI_ENGINE_LABELS[blog.ai_engine] : null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-muted text-sm">
      <Badge dot tone={blog.status === 'published' ? 'success' : 'neutral'}>
        {blog.status_display}
      </Badge>
      <Badge tone="accent" icon={Sparkles}>
        AI Generated
      </Badge>
      {engine ? <span className="wrap-anywhere">{model ? `${engine}: ${model}` : engine}</span> : null}
      {took_ms === null ? null : <span>Written in {describeDuration(took_ms)}</span>}
      {tokens ? <span>{formatNumber(tokens.input + tokens.output)} tokens</span> : null}
      <span>{blog.category_display}</span>
    </p>
  )
}

function ResultFindings({ findings }: { findings: readonly Finding[] }) {
  return (
    <section aria-labelledby="result-findings" className="grid gap-3 border-line border-t pt-5">
      <h3 id="result-findings" className="text-h4">
        {findings.length === 0 ? 'Claim check' : 'Claims to look at'}
      </h3>
      {findings.length === 0 ? (
        <p className="flex gap-2 text-sm">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-success" strokeWidth={1.75} />
          The claim check found nothing. Please still read the article yourself.
        </p>
      ) : (
        <FindingList findings={findings} />
      )}
    </section>
  )
}

const SECOND = 1000

/** "4.2 seconds" */
function describeDuration(milliseconds: number): string {
  return milliseconds < SECOND ? 'less than a second' : `${formatScore(milliseconds / SECOND)} seconds`
}

/** The article's sources with the number of sentences that rest on each, and how many rest on none. */
function DraftSources({ generation }: { generation: GeneratedBlog['generation'] }) {
  const { sources, unsourced_sentences } = generation
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="draft-sources" className="grid gap-3 border-line border-t pt-5">
      <h3 id="draft-sources" className="text-h4">
        Sources
      </h3>
      <ol className="grid max-w-[42rem] list-decimal gap-1.5 pl-5 text-sm">
        {sources.map(({ title, url, sentences }) => (
          <li key={title} className="wrap-anywhere">
            {url ? (
              <a href={url} target="_blank" rel="noopener noreferrer" className="text-link underline">
                {title}
              </a>
            ) : (
              title
            )}{' '}
            <span className="text-ink-muted">
              ({formatNumber(sentences)} {sentences === 1 ? 'sentence' : 'sentences'})
            </span>
          </li>
        ))}
      </ol>
      <p className="text-ink-muted text-sm">Sentences without a source: {formatNumber(unsourced_sentences)}</p>
    </section>
  )
}
