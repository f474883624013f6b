import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { CLIENT_HAS_LEFT, EMAIL_UNVERIFIED_BADGE } from '#domain/consultations/request-rules.ts'
import { NOT_ADDED } from '#web/lib/format.ts'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { BreadcrumbName } from '#web/shell/frame/breadcrumb-name.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { AttachmentList } from '../../attachments/attachment-list.tsx'
import { describePerson, dietitianTitle, EmailText, RequestState, RequestWait } from '../../request-labels.tsx'
import { PriorityDot } from '../request-badges.tsx'
import { ReplyForm } from './actions/reply-form.tsx'
import { AdminActions, RequestActions } from './actions/request-actions.tsx'
import { type Reply, useReply } from './actions/use-reply.ts'
import { Conversation } from './conversation.tsx'
import { PrivateNote } from './note/private-note.tsx'
import { RequestAside } from './request-aside.tsx'

interface RequestViewProps {
  request: ConsultationRequest
  user: SessionUser
  /** For the admin area, where a request can be closed or its dietitian reminded, but not answered. */
  isAdminView?: boolean
  onReplied?: () => void
  /** Rendered below the conversation once a reply is sent. */
  afterReply?: ReactNode
}

export function RequestView({ request, user, isAdminView = false, onReplied, afterReply }: RequestViewProps) {
  const reply = useReply(request, user.id, onReplied)
  const mayAnswer = !isAdminView && !isSentBy(user, request) && !isClientDeleted(request)
  return (
    <>
      <BreadcrumbName name={request.name} />
      <RequestHeading request={request} showDietitian={user.role === 'admin'} />
      <AvailableActions request={request} user={user} isAdminView={isAdminView} reply={reply} />
      <div className="mt-4 grid grid-cols-1 items-start gap-4 md:mt-6 md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4 md:gap-6">
          <Card as="section" className="grid gap-4 md:gap-6">
            <Passage heading="Message" text={request.message} />
            <Passage heading="Health Concerns" text={request.health_concern} />
            {request.attachments.length > 0 ? (
              <div className="border-line border-t pt-5">
                <h2 className="text-h4">Files</h2>
                <AttachmentList requestId={request.id} attachments={request.attachments} />
              </div>
            ) : null}
          </Card>
          <Conversation request={request} user={user}>
            {mayAnswer ? (
              <div className="grid gap-5 [:not(h2)+&]:mt-6 [:not(h2)+&]:border-line [:not(h2)+&]:border-t [:not(h2)+&]:pt-5">
                {afterReply}
                <ReplyForm
                  reply={reply}
                  id="inline-reply"
                  label={request.status === 'closed' ? 'Reply to reopen the request' : 'Write a reply'}
                  rows={4}
                  sendLabel="Send"
                />
              </div>
            ) : null}
          </Conversation>
          <InternalNotes notes={request.admin_notes} />
          {user.role === 'dietitian' && !isClientDeleted(request) ? (
            <PrivateNote requestId={request.id} userId={user.id} />
          ) : null}
        </div>
        <RequestAside
          request={request}
          mayAnswer={mayAnswer}
          basePath={isAdminView ? '/admin/requests' : '/dietitian/requests'}
        />
      </div>
    </>
  )
}

/** A deleted account cannot be answered. */
function isClientDeleted(request: ConsultationRequest): boolean {
  return request.email === ''
}

function AvailableActions({ request, user, isAdminView, reply }: RequestViewProps & { reply: Reply }) {
  if (isClientDeleted(request)) return <p className="mt-6 text-ink-muted">{CLIENT_HAS_LEFT}</p>
  if (isSentBy(user, request)) {
    // Even an admin cannot answer their own request.
    return (
      <p className="mt-6 text-ink-muted">
        You sent this request yourself.{' '}
        <Link to={`/profile#request-${request.id}`} className="text-link-line">
          Reply in your profile
        </Link>
      </p>
    )
  }
  if (isAdminView) return <AdminActions request={request} />
  return <RequestActions reply={reply} />
}

/** The e-mail of an account never changes, and no other account has it. */
function isSentBy(user: SessionUser, request: ConsultationRequest): boolean {
  return request.email === user.email
}

/** Collapsed, because it is mostly the beginning of the last reply, which the conversation shows in full. */
function InternalNotes({ notes }: { notes: string | null }) {
  return (
    <Card as="section">
      <details className="group">
        <summary className="grid min-h-11 cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
          <h2 className="text-h4">Internal Notes</h2>
          <ChevronDown aria-hidden="true" className="icon row-span-2 group-open:rotate-180" />
          <span className="text-ink-muted text-sm">The client can read them.</span>
        </summary>
        <p className="text-ink-muted text-sm">The start of the last reply, or a note added when the status changed.</p>
        <p className="wrap-anywhere mt-2 max-w-read whitespace-pre-line">
          {notes ?? <span className="text-ink-muted">{NOT_ADDED}</span>}
        </p>
      </details>
    </Card>
  )
}

function Passage({ heading, text }: { heading: string; text: string | null }) {
  return (
    <div className="border-line [&+&]:border-t [&+&]:pt-4 md:[&+&]:pt-5">
      <h2 className="text-h4">{heading}</h2>
      {text ? (
        <p className="wrap-anywhere mt-1 max-w-read whitespace-pre-line md:mt-2">{text}</p>
      ) : (
        <p className="mt-2 text-ink-muted">{NOT_ADDED}</p>
      )}
    </div>
  )
}

function RequestHeading({ request, showDietitian }: { request: ConsultationRequest; showDietitian: boolean }) {
  return (
    <div className="flex items-start gap-3 md:gap-5">
      <span className="relative flex-none max-md:-mt-1">
        <Avatar name={request.name} size={64} className="max-md:[--s:40px]!" />
        {request.priority === 'high' ? <PriorityDot className="top-0 right-0" /> : null}
      </span>
      <div className="min-w-0">
        <h1 className="wrap-anywhere text-h2">{request.name}</h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted">
          <EmailText address={request.email} />
          {request.email_verified ? null : <Badge tone="warning">{EMAIL_UNVERIFIED_BADGE}</Badge>}
          <RequestState request={request} />
          <RequestWait request={request} />
          {request.relation ? <Badge tone="info">{describePerson(request)}</Badge> : null}
        </p>
        {showDietitian ? <p className="mt-1 text-ink-muted text-sm">Sent to {dietitianTitle(request)}</p> : null}
      </div>
    </div>
  )
}
