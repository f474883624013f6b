import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { Card } from '#web/ui/card.tsx'
import { NOT_ADDED } from '../not-added.ts'
import { ClientInfo } from './client-info.tsx'
import { Conversation } from './conversation.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RequestActions } from './request-actions.tsx'
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
            <Passage heading="Internal Notes" text={request.admin_notes} />
          </Card>
          <Conversation request={request} userId={user.id} />
        </div>
        <aside aria-label="Client and actions" className="grid gap-6">
          <ClientInfo request={request} />
          <QuickActions request={request} />
        </aside>
      </div>
    </>
  )
}

function Passage({ heading, text }: { heading: string; text: string | null }) {
  return (
    <div className="border-line [&+&]:border-t [&+&]:pt-5">
      <h2 className="text-h4">{heading}</h2>
      {text ? (
        <p className="mt-2 max-w-read whitespace-pre-line break-words">{text}</p>
      ) : (
        <p className="mt-2 text-ink-muted">{NOT_ADDED}</p>
      )}
    </div>
  )
}
