import { useQuery } from '@tanstack/react-query'
import { MessageSquarePlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#domain/http/api-error.ts'
import type { ReviewDetail, ReviewTarget } from '#domain/medical-reviews/medical-reviews.schema.ts'
import { titled } from '#domain/site/site.ts'
import { compareText } from '#web/lib/comparison/compare-text.ts'
import { ComparedText } from '#web/lib/comparison/compared-text.tsx'
import { formatDate, formatDateTime } from '#web/lib/format.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { PageSkeleton } from '#web/shell/frame/page-skeleton.tsx'
import { BackLink } from '#web/shell/list/back-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { reviewText } from './medical-reviews.queries.ts'
import { OwnArticle } from './review-card.tsx'
import { CommentList, DecisionForm } from './review-form.tsx'
import { ReviewStateBadge } from './review-queue.tsx'
import { type ReviewDraft, useReviewDraft } from './use-review-draft.ts'

export function ReviewTextPage({ root, target }: { root: string; target: ReviewTarget | null }) {
  const query = useQuery({ ...reviewText(target ?? {}), enabled: target !== null })
  const userId = useSession((session) => session.user?.id ?? null)
  if (!target || (query.error instanceof ApiError && query.error.status === 404)) {
    return (
      <PageMessage
        title="Text not found"
        text="It may have been deleted, or taken back from review."
        actions={<ButtonLink to={root}>All medical reviews</ButtonLink>}
      />
    )
  }
  return (
    <>
      <BackLink path={root}>All medical reviews</BackLink>
      <Loaded query={query} skeleton={<PageSkeleton />}>
        {(detail) => <ReviewWorkspace root={root} detail={detail} userId={userId} />}
      </Loaded>
    </>
  )
}

interface ReviewWorkspaceProps {
  root: string
  detail: ReviewDetail
  userId: number | null
}

/** The text beside its sources and the decision. */
function ReviewWorkspace({ root, detail, userId }: ReviewWorkspaceProps) {
  const draft = useReviewDraft(detail, userId)
  const { title, author, state, blog, page, not_allowed, is_own, last_review } = detail
  return (
    <>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="wrap-anywhere min-w-0 text-h2">{title}</h1>
        <ReviewStateBadge state={state} />
      </div>
      <p className="wrap-anywhere mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-sm">
        <span>
          {page ? `Comes with the site: /${page}` : author ? `By ${titled(author.full_name)}` : 'Former author'}
        </span>
        {last_review ? (
          <span>{`Last reviewed by ${last_review.reviewer} on ${formatDate(last_review.reviewed_on)}, due ${formatDate(last_review.due_on)}`}</span>
        ) : null}
        <Link to={page ? `/${page}` : `/blogs/${blog}`} className="text-link underline">
          See the page
        </Link>
      </p>
      {not_allowed && !is_own ? (
        <Banner tone="info" className="mt-5">
          {not_allowed}
        </Banner>
      ) : null}
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <SectionCard id="text" title="Text">
          <TextPane detail={detail} draft={not_allowed ? null : draft} />
        </SectionCard>
        <div className="grid gap-6 lg:sticky lg:top-24">
          {is_own && blog !== null ? <OwnArticle detail={detail} blog={blog} /> : null}
          {not_allowed ? null : <DecisionForm root={root} detail={detail} draft={draft} />}
          <Sources sources={detail.sources} />
          <Decisions decisions={detail.decisions} />
        </div>
      </div>
    </>
  )
}

const VIEWS = [
  { value: 'changes', label: 'Changes' },
  { value: 'text', label: 'Whole text' },
] as const

/**
 * The whole text, with a button at each paragraph to comment on it or on the words selected in it; or the changes since
 * the last review.
 */
function TextPane({ detail: { text, reviewed_text }, draft }: { detail: ReviewDetail; draft: ReviewDraft | null }) {
  const hasChanges = reviewed_text !== null && reviewed_text !== '' && reviewed_text !== text
  const [view, setView] = useState<'changes' | 'text'>(hasChanges ? 'changes' : 'text')
  return (
    <div className="mt-4 grid grid-cols-1 gap-5">
      {hasChanges ? <Segmented legend="Show" name="view" options={VIEWS} value={view} onChange={setView} /> : null}
      {view === 'changes' && hasChanges ? (
        <ComparedText parts={compareText(reviewed_text, text)} />
      ) : (
        <div className="grid grid-cols-1 gap-1">
          {text.split('\n').map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no id, only a position
            <Paragraph key={at} text={paragraph} draft={draft} />
          ))}
        </div>
      )}
    </div>
  )
}

/** The words that are selected in this paragraph, or null. */
function selectedWords(paragraph: string): string | null {
  const words = window.getSelection()?.toString().trim() ?? ''
  return words !== '' && paragraph.includes(words) ? words : null
}

function Paragraph({ text, draft }: { text: string; draft: ReviewDraft | null }) {
  const comments = draft?.comments.filter(({ quote }) => quote !== '' && text.includes(quote)).length ?? 0
  if (!draft) return <p className="wrap-anywhere py-1.5 text-pretty">{text}</p>
  return (
    <div className="group flex items-start justify-between gap-3 rounded-field py-1 pl-2 hover:bg-primary-soft/50">
      <p className={`wrap-anywhere min-w-0 py-1.5 text-pretty ${comments > 0 ? 'border-warning border-l-4 pl-3' : ''}`}>
        {text}
      </p>
      <IconButton
        icon={MessageSquarePlus}
        label={`Comment on: ${text.slice(0, 60)}`}
        className="flex-none"
        // A press would clear the selection before the click.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => draft.addComment(selectedWords(text) ?? text)}
      />
    </div>
  )
}

function Sources({ sources }: Pick<ReviewDetail, 'sources'>) {
  return (
    <SectionCard id="sources" title="Sources">
      {sources.length === 0 ? (
        <p className="mt-3 text-ink-muted text-sm">This text has no links to sources.</p>
      ) : (
        <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-sm marker:text-ink-subtle">
          {sources.map(({ title, url }) => (
            <li key={`${title} ${url}`} className="wrap-anywhere">
              {url ? (
                <a href={url} target="_blank" rel="noreferrer" className="text-link underline">
                  {title}
                </a>
              ) : (
                title
              )}
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

function Decisions({ decisions }: Pick<ReviewDetail, 'decisions'>) {
  if (decisions.length === 0) return null
  return (
    <SectionCard id="decisions" title="Earlier decisions">
      <ul className="mt-3 grid gap-4 text-sm">
        {decisions.map(({ id, decision, reviewer, created_at, comments }) => (
          <li key={id} className="grid gap-2">
            <p className="wrap-anywhere">
              <b className="font-semibold">{decision === 'approved' ? 'Approved' : 'Sent back'}</b>
              {` by ${reviewer}, ${formatDateTime(created_at)}`}
            </p>
            <CommentList comments={comments} />
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
