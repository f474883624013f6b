import { Link } from 'react-router'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { CLIENT_HAS_LEFT, EMAIL_NOT_CONFIRMED } from '#domain/consultations/request-rules.ts'
import { NOT_ADDED } from '#web/lib/format.ts'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { dietitianTitle, StatusPill } from '../../request-labels.tsx'
import { PriorityDot } from '../request-marks.tsx'
import { WaitingTime } from '../waiting-time.tsx'
import { AdminActions, RequestActions } from './actions/request-actions.tsx'
import { Conversation } from './conversation.tsx'
import { ClientInfo } from './facts/client-info.tsx'
import { QuickActions } from './facts/quick-actions.tsx'
import { PrivateNote } from './note/private-note.tsx'

interface RequestViewProps {
  request: ConsultationRequest
  user: SessionUser
  /** In the admin area a request can only be closed: nobody answers for another dietitian. */
  isLookingOn?: boolean
}

export function RequestView({ request, user, isLookingOn = false }: RequestViewProps) {
  const mayAnswer = !isLookingOn && !isSentBy(user, request) && !hasLeft(request)
  return (
    <>
      <RequestHeading request={request} showDietitian={user.role === 'admin'} />
      <WhatToDo request={request} user={user} isLookingOn={isLookingOn} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          <Card as="section" className="grid gap-6">
            <Passage heading="Message" text={request.message} />
            <Passage heading="Health Concerns" text={request.health_concern} />
            <Passage heading="Internal Notes" text={request.admin_notes} hint="The client can read these notes." />
          </Card>
          {user.role === 'dietitian' && !hasLeft(request) ? (
            <PrivateNote requestId={request.id} userId={user.id} />
          ) : null}
          <Conversation request={request} user={user} />
        </div>
        <aside aria-label="Client and actions" className="grid gap-6">
          <ClientInfo request={request} maySetPriority={mayAnswer} />
          {mayAnswer ? <QuickActions request={request} /> : null}
        </aside>
      </div>
    </>
  )
}

/** A deleted account cannot be answered. */
function hasLeft(request: ConsultationRequest): boolean {
  return request.email === ''
}

function WhatToDo({ request, user, isLookingOn }: RequestViewProps) {
  if (hasLeft(request)) return <p className="mt-6 text-ink-muted">{CLIENT_HAS_LEFT}</p>
  if (isSentBy(user, request)) return <OwnRequest id={request.id} />
  if (isLookingOn) return <AdminActions request={request} />
  return <RequestActions request={request} userId={user.id} />
}

/** The e-mail of an account never changes, and no other account has it. */
function isSentBy(user: SessionUser, request: ConsultationRequest): boolean {
  return request.email === user.email
}

/** Even an admin cannot answer their own request. */
function OwnRequest({ id }: { id: number }) {
  return (
    <p className="mt-6 text-ink-muted">
      You sent this request yourself.{' '}
      <Link to={`/profile#request-${id}`} className="text-link-line">
        Answer in your profile
      </Link>
    </p>
  )
}

interface PassageProps {
  heading: string
  text: string | null
  hint?: string
}

function Passage({ heading, text, hint }: PassageProps) {
  return (
    <div className="border-line [&+&]:border-t [&+&]:pt-5">
      <h2 className="text-h4">{heading}</h2>
      {hint ? <p className="text-ink-muted text-sm">{hint}</p> : null}
      {text ? (
        <p className="mt-2 max-w-read whitespace-pre-line break-words">{text}</p>
      ) : (
        <p className="mt-2 text-ink-muted">{NOT_ADDED}</p>
      )}
    </div>
  )
}

function RequestHeading({ request, showDietitian }: { request: ConsultationRequest; showDietitian: boolean }) {
  return (
    <div className="mt-4 flex items-start gap-5">
      <span className="relative flex-none">
        <Avatar name={request.name} id={request.id} size={64} />
        {request.priority === 'high' ? <PriorityDot className="top-0 right-0" /> : null}
      </span>
      <div className="min-w-0">
        <h1 className="break-words text-h2">{request.name}</h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted">
          <span className="break-all">{request.email}</span>
          {request.email_confirmed ? null : <Badge tone="warning">{EMAIL_NOT_CONFIRMED}</Badge>}
          <StatusPill request={request} />
          {request.waiting_since ? <WaitingTime since={request.waiting_since} /> : null}
        </p>
        {showDietitian ? <p className="mt-1 text-ink-muted text-sm">Sent to {dietitianTitle(request)}</p> : null}
      </div>
    </div>
  )
}
