import { useQuery } from '@tanstack/react-query'
import type { ConsultationRequest, Message } from '#domain/consultations/consultations.schema.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { authorName } from '../../author-name.ts'
import { conversation } from '../requests.queries.ts'

interface ConversationProps {
  request: ConsultationRequest
  user: SessionUser
}

/** What was said after the request itself, oldest first. */
export function Conversation({ request, user }: ConversationProps) {
  const { data, error, isFetching, refetch } = useQuery(conversation(request.id))
  return (
    <Card as="section">
      <h2 className="text-h4">Conversation</h2>
      {error && !data ? <LoadFailure error={error} isRetrying={isFetching} onRetry={refetch} /> : null}
      {data ? <Messages messages={data} user={user} /> : error ? null : <Skeleton className="mt-4 h-24" />}
    </Card>
  )
}

/** As it was before this reading, and as the lists count: nothing is new to the office, nor what it wrote to others. */
function isNew({ author, read_at }: Message, user: SessionUser): boolean {
  return user.role === 'dietitian' && author.role !== 'admin' && author.id !== user.id && read_at === null
}

function Messages({ messages, user }: { messages: Message[]; user: SessionUser }) {
  if (messages.length === 0) return <p className="mt-2 text-ink-muted">No replies yet.</p>
  return (
    <ol className="mt-4 grid gap-4">
      {messages.map((message) => (
        <li
          key={message.id}
          data-own={message.author.id === user.id || undefined}
          className="w-fit min-w-[min(16rem,100%)] max-w-[min(42rem,92%)] rounded-card bg-sunken px-5 py-4 data-own:justify-self-end data-own:bg-primary-soft"
        >
          <p className="flex flex-wrap items-center gap-x-4 text-sm">
            <span className="font-semibold">{message.author.id === user.id ? 'You' : authorName(message.author)}</span>
            <span className="text-ink-muted">
              <RelativeTime date={message.created_at} />
            </span>
            {isNew(message, user) ? <Badge tone="accent">New</Badge> : null}
          </p>
          <p className="mt-1 whitespace-pre-line break-words">{message.body}</p>
        </li>
      ))}
    </ol>
  )
}
