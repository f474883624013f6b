import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { Card } from '#web/ui/card.tsx'
import { NOT_ADDED } from '../not-added.ts'
import { RequestActions } from './actions/request-actions.tsx'
import { Conversation } from './conversation.tsx'
import { ClientInfo } from './facts/client-info.tsx'
import { QuickActions } from './facts/quick-actions.tsx'
import { PrivateNote } from './note/private-note.tsx'
import { RequestHeading } from './request-heading.tsx'

interface RequestViewProps {
  request: ConsultationRequest
  user: SessionUser
}

/** What the client wrote and what was answered, with facts and actions at its side. */
export function RequestView({ request, user }: RequestViewProps) {
  return (
    <>
      <RequestHeading request={request} showDietitian={user.role === 'admin'} />
      <RequestActions request={request} userId={user.id} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          <Card as="section" className="grid gap-6">
            <Passage heading="Message" text={request.message} />
            <Passage heading="Health Concerns" text={request.health_concern} />
            <Passage heading="Internal Notes" text={request.admin_notes} hint="The client can read these notes." />
          </Card>
          {user.role === 'dietitian' ? <PrivateNote requestId={request.id} userId={user.id} /> : null}
          <Conversation request={request} user={user} />
        </div>
        <aside aria-label="Client and actions" className="grid gap-6">
          <ClientInfo request={request} />
          <QuickActions request={request} />
        </aside>
      </div>
    </>
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
