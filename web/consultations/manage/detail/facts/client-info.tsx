import type { ReactNode } from 'react'
import { ADULT_AGE, GENDER_LABELS } from '#domain/accounts/account-rules.ts'
import { guardianLine } from '#domain/accounts/guardian.ts'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { PRIORITIES, PRIORITY_LABELS, type Priority } from '#domain/consultations/priority.ts'
import { formatPhone } from '#web/lib/contact-links.ts'
import { NOT_ADDED } from '#web/lib/format.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { describeError } from '../../describe-error.ts'
import { useStatusUpdate } from '../../requests.queries.ts'

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
        <Fact label="E-mail">{request.email}</Fact>
        <Fact label="Phone">{request.phone_number ? formatPhone(request.phone_number) : null}</Fact>
        <Fact label="Age">{request.age ?? (request.is_minor ? `Under ${ADULT_AGE}, by their own word` : null)}</Fact>
        {guardian ? <Fact label="Guardian">{guardian}</Fact> : null}
        <Fact label="Gender">{request.gender ? GENDER_LABELS[request.gender] : null}</Fact>
        <Fact label="Received">
          <RelativeTime date={request.created_at} />
        </Fact>
        <Fact label="Priority level">{PRIORITY_LABELS[request.priority]}</Fact>
      </dl>
      {maySetPriority ? <PriorityChoice request={request} /> : null}
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

const DERIVED = ''

/** Derived from what the client wrote, or set by hand; it says which. */
function PriorityChoice({ request }: { request: ConsultationRequest }) {
  const { id, chosen_priority, derived_priority } = request
  const { mutate, isPending, variables, error, reset } = useStatusUpdate(id)
  const chosen = isPending ? variables.update.priority : chosen_priority
  const derived = PRIORITY_LABELS[derived_priority]
  return (
    <div className="mt-4 grid gap-3">
      <SelectField
        id="priority"
        label="Set the priority"
        hint={
          chosen_priority === null ? 'Derived from the request.' : `Set by hand. Derived from the request: ${derived}.`
        }
        value={chosen ?? DERIVED}
        aria-busy={isPending || undefined}
        onChange={({ target: { value } }) =>
          mutate({ update: { priority: value === DERIVED ? null : (value as Priority) } })
        }
      >
        <option value={DERIVED}>{`${derived} (derived)`}</option>
        {PRIORITIES.map((priority) => (
          <option key={priority} value={priority}>
            {PRIORITY_LABELS[priority]}
          </option>
        ))}
      </SelectField>
      {error ? <Banner onDismiss={reset}>{describeError(error)}</Banner> : null}
    </div>
  )
}
