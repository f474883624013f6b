import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NoteForm } from './note-form.tsx'
import { privateNote } from './private-note.queries.ts'

interface PrivateNoteProps {
  requestId: number
  userId: number
}

/** The dietitian's own, beside the Internal Notes that travel with the request. */
export function PrivateNote({ requestId, userId }: PrivateNoteProps) {
  const { data, error, isFetching, refetch } = useQuery(privateNote(requestId))
  return (
    <Card as="section" aria-labelledby="private-note-heading">
      <h2 id="private-note-heading" className="flex items-center gap-2 text-h4">
        <Lock aria-hidden="true" className="size-5" strokeWidth={1.75} />
        Private note
      </h2>
      <p className="mt-1 text-ink-muted">
        Only you can read this note. It is never shown to the client or to an admin.
      </p>
      {data ? (
        <NoteForm requestId={requestId} userId={userId} saved={data} />
      ) : error ? (
        <LoadFailure error={error} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <Skeleton className="mt-4 h-40" />
      )}
    </Card>
  )
}
