import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { COOLING_OFF } from '#domain/privacy/after-deletion.content.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { deletion } from '../privacy.queries.ts'
import { AfterDeletion } from './after-deletion.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { PlannedDeletion } from './planned-deletion.tsx'

export function DeletionCard() {
  const { data, error, isFetching, refetch } = useQuery(deletion)
  const [isAsking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const planned = useRef<HTMLDivElement>(null)

  return (
    <Card className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-h4 outline-none">
        Delete your account
      </h3>
      {data ? (
        data.delete_on ? (
          <PlannedDeletion
            ref={planned}
            deleteOn={data.delete_on}
            keepsArticles={data.keep_articles}
            onKept={() => heading.current?.focus()}
          />
        ) : (
          <>
            <p>{COOLING_OFF}</p>
            <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
              Delete my account
            </Button>
          </>
        )
      ) : error ? (
        <LoadFailure error={error} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <Skeleton className="h-16" />
      )}
      <AfterDeletion />
      <DeleteDialog open={isAsking} onClose={() => setAsking(false)} outcome={planned} />
    </Card>
  )
}
