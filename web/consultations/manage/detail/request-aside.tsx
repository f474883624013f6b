import { useQuery } from '@tanstack/react-query'
import { Mail, PencilLine, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ADULT_AGE, GENDER_LABELS } from '#domain/accounts/account-rules.ts'
import { guardianLine } from '#domain/accounts/guardian.ts'
import { CREATE_BLOG_PATH } from '#domain/blogs/blog-paths.ts'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { PRIORITIES, PRIORITY_LABELS, type Priority } from '#domain/consultations/priority.ts'
import { RELATION_LABELS } from '#domain/consultations/relation.ts'
import { REPLY_SUBJECT } from '#domain/consultations/request-rules.ts'
import { formatPhone, mailHref, phoneHref } from '#web/lib/contact-links.ts'
import { NOT_ADDED } from '#web/lib/format.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { useNextItemState } from '#web/shell/list/back-link.tsx'
import { ACTION_ROW } from '#web/ui/action-row.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select-field.tsx'
import { EmailText, RequestState, RequestWait } from '../../request-labels.tsx'
import { describeError, requestsOfSameClient, useStatusUpdate } from '../requests.queries.ts'

interface RequestAsideProps {
  request: ConsultationRequest
  mayAnswer: boolean
  /** The path under which requests are shown: in the console or in the admin area. */
  basePath: string
}

export function RequestAside({ request, mayAnswer, basePath }: RequestAsideProps) {
  return (
    <aside aria-label="Client and actions" className="grid gap-6">
      <ClientInfo request={request} maySetPriority={mayAnswer} />
      <SameClient request={request} basePath={basePath} />
      {mayAnswer ? <QuickActions request={request} /> : null}
    </aside>
  )
}

/** The client's details as they were when the request was sent. */
function ClientInfo({ request, maySetPriority }: { request: ConsultationRequest; maySetPriority: boolean }) {
  const guardian = guardianLine(request)
  return (
    <Card as="section">
      <h2 className="text-h4">Client info</h2>
      <dl className="mt-4 grid gap-4">
        <Fact label="Email">
          <EmailText address={request.email} />
        </Fact>
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
      <dd className="wrap-anywhere font-medium">
        {children ?? <span className="font-normal text-ink-muted">{NOT_ADDED}</span>}
      </dd>
    </div>
  )
}

const DERIVED = ''

/** Derived from the client's text, or set by hand; the selected option shows which. */
function PriorityLevel({ request: { id, chosen_priority, derived_priority } }: { request: ConsultationRequest }) {
  const { mutate, isPending, variables, error, reset } = useStatusUpdate(id)
  const chosen = isPending ? variables.update.priority : chosen_priority
  return (
    <div className="mt-1 grid gap-3">
      <Select
        aria-label="Priority level"
        // The longest option needs it.
        className="max-[23rem]:text-sm lg:text-sm"
        value={chosen ?? DERIVED}
        aria-busy={isPending || undefined}
        onChange={({ target: { value } }) =>
          mutate({ update: { priority: value === DERIVED ? null : (value as Priority) } })
        }
      >
        <option value={DERIVED}>{`${PRIORITY_LABELS[derived_priority]} (automatic)`}</option>
        {PRIORITIES.map((priority) => (
          <option key={priority} value={priority}>
            {`${PRIORITY_LABELS[priority]} (set manually)`}
          </option>
        ))}
      </Select>
      {error ? <Banner onDismiss={reset}>{describeError(error)}</Banner> : null}
    </div>
  )
}

/** The client's other requests, newest first; renders nothing if there are none. */
function SameClient({ request, basePath }: Omit<RequestAsideProps, 'mayAnswer'>) {
  const { data } = useQuery(requestsOfSameClient(request.id))
  const state = useNextItemState()
  if (!data || data.count === 0) return null
  return (
    <Card as="section">
      <h2 className="text-h4">Other requests from this client</h2>
      <ul className="mt-3 divide-y divide-line">
        {data.results.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <Link
              to={`${basePath}/${other.id}`}
              state={state}
              className="inline-flex min-h-11 items-center text-link-line"
            >
              <span className="sr-only">Request sent</span> <RelativeTime date={other.created_at} />
            </Link>
            <RequestState request={other} />
            <span className="w-full text-sm empty:hidden">
              <RequestWait request={other} />
            </span>
          </li>
        ))}
      </ul>
      {data.count > data.results.length ? (
        <p className="mt-2 text-ink-muted text-sm">
          The newest {data.results.length} of {data.count}.
        </p>
      ) : null}
    </Card>
  )
}

function QuickActions({ request: { email, phone_number } }: { request: ConsultationRequest }) {
  const actions = [
    { label: 'Send Email', to: mailHref(email, REPLY_SUBJECT), icon: Mail },
    ...(phone_number ? [{ label: 'Call Client', to: phoneHref(phone_number), icon: Phone }] : []),
    { label: 'Create Related Blog', to: CREATE_BLOG_PATH, icon: PencilLine },
  ]
  return (
    <Card as="section">
      <h2 className="text-h4">Quick actions</h2>
      <ul className="mt-4 grid gap-3">
        {actions.map(({ label, to, icon: Icon }) => (
          <li key={label}>
            <Link to={to} className={ACTION_ROW}>
              <Icon aria-hidden="true" className="icon" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
