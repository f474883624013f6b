import type { ReactNode } from 'react'
import { ADULT_AGE, GENDER_LABELS } from '#domain/accounts/account-rules.ts'
import { guardianLine } from '#domain/accounts/guardian.ts'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { PRIORITY_LABELS } from '#domain/consultations/priority.ts'
import { RELATION_LABELS } from '#domain/consultations/relation.ts'
import { formatPhone } from '#web/lib/contact-links.ts'
import { NOT_ADDED } from '#web/lib/format.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { Card } from '#web/ui/card.tsx'
import { PriorityLevel } from './priority-level.tsx'

interface ClientInfoProps {
  request: ConsultationRequest
  maySetPriority: boolean
}

/** The client's details as they were when the request was sent. */
export function ClientInfo({ request, maySetPriority }: ClientInfoProps) {
  const guardian = guardianLine(request)
  return (
    <Card as="section">
      <h2 className="text-h4">Client info</h2>
      <dl className="mt-4 grid gap-4">
        <Fact label="Email">{request.email}</Fact>
        <Fact label="Phone">{request.phone_number ? formatPhone(request.phone_number) : null}</Fact>
        {request.relation ? <Fact label="Who it is for">{RELATION_LABELS[request.relation]}</Fact> : null}
        <Fact label={request.relation ? 'Their age' : 'Age'}>
          {request.age ?? (request.is_minor ? `Says they’re under ${ADULT_AGE}` : null)}
        </Fact>
        {guardian ? <Fact label="Guardian">{guardian}</Fact> : null}
        <Fact label={request.relation ? 'Their gender' : 'Gender'}>
          {request.gender ? GENDER_LABELS[request.gender] : null}
        </Fact>
        <Fact label="Received">
          <RelativeTime date={request.created_at} />
        </Fact>
        <Fact label="Priority level">
          {maySetPriority ? <PriorityLevel request={request} /> : PRIORITY_LABELS[request.priority]}
        </Fact>
      </dl>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd className="break-words font-medium">
        {children ?? <span className="font-normal text-ink-muted">{NOT_ADDED}</span>}
      </dd>
    </div>
  )
}
