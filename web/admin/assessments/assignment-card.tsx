import { useQuery } from '@tanstack/react-query'
import { UserRoundCheck } from 'lucide-react'
import { canAssign } from '#domain/assessments/assessment-status.ts'
import type { Assessment, Assignee } from '#domain/assessments/inbox.schema.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { DietitianChoice } from '#web/shell/console/dietitian-choice.tsx'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { Reminder } from '#web/shell/console/reminder.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { assignableDietitians, useAssignment, useReminder } from './assessments.queries.ts'

interface AssignmentCardProps {
  assessment: Assessment
  /** The admin's own account. */
  userId: number | undefined
}

/** The assignee of the answer, and its progress. */
export function AssignmentCard({ assessment, userId }: AssignmentCardProps) {
  const { assignee, answered_at, status } = assessment
  const reminder = useReminder(assessment.id)
  return (
    <SectionCard id="assignment" title="Who answers" className="grid content-start gap-5">
      {answered_at ? (
        <Answered assessment={assessment} />
      ) : assignee ? (
        <Assigned assessment={assessment} assignee={assignee} />
      ) : null}
      {status === 'assigned' && assignee?.may_answer && assignee.id !== userId ? (
        <Reminder name={assignee.full_name} remindedAt={assessment.reminded_at} mutation={reminder} />
      ) : null}
      {canAssign({ is_answered: answered_at !== null }) ? <Choice assessment={assessment} userId={userId} /> : null}
    </SectionCard>
  )
}

function Answered({ assessment }: { assessment: Assessment }) {
  const { answered_at, answer_read_at, answered_by_name } = assessment
  return (
    <p>
      Answered{answered_by_name ? ` by ${answered_by_name}` : ''} <RelativeTime isInSentence date={answered_at ?? ''} />
      .{' '}
      {answer_read_at ? (
        <>
          Opened <RelativeTime isInSentence date={answer_read_at} />.
        </>
      ) : (
        'Not opened yet.'
      )}
    </p>
  )
}

function Assigned({ assessment, assignee }: { assessment: Assessment; assignee: Assignee }) {
  return (
    <>
      <p>
        Assigned to <strong className="wrap-anywhere font-semibold">{assignee.full_name}</strong>
        {assessment.assigned_at ? (
          <>
            {', '}
            <RelativeTime date={assessment.assigned_at} />
          </>
        ) : null}
      </p>
      {assignee.may_answer ? null : (
        <Banner tone="warning">This account is no longer active. Please assign someone else.</Banner>
      )}
    </>
  )
}

const ASSIGN = { label: 'Dietitian', action: 'Assign', isMain: true }
const ASSIGN_AGAIN = { label: 'Another dietitian', action: 'Assign to another', isMain: false }

function Choice({ assessment, userId }: AssignmentCardProps) {
  const query = useQuery(assignableDietitians)
  const { mutate, isPending, variables, error, reset } = useAssignment(assessment.id)
  const isOwn = assessment.assignee?.id === userId && assessment.status === 'assigned'

  function handleAssign(to: number, name: string) {
    if (!isPending) mutate(to, { onSuccess: () => toast.success(`Assigned to ${name}.`) })
  }

  return (
    <div className="grid gap-4 not-first-of-type:border-line not-first-of-type:border-t not-first-of-type:pt-5">
      {error ? <Banner onDismiss={reset}>{error.message}</Banner> : null}
      <Loaded query={query} skeleton={<Skeleton className="h-24" />}>
        {({ results }) => (
          <DietitianChoice
            // A new assignment resets the choice.
            key={assessment.assignee?.id ?? 0}
            id="assign-to"
            dietitians={results.filter(({ id }) => id !== assessment.assignee?.id)}
            {...(assessment.status === 'assigned' ? ASSIGN_AGAIN : ASSIGN)}
            busyLabel="Assigning…"
            isBusy={isPending && variables !== userId}
            onChoose={({ id, full_name }) => handleAssign(id, full_name)}
          />
        )}
      </Loaded>
      {isOwn || userId === undefined ? null : (
        <Button
          variant="outline"
          icon={UserRoundCheck}
          isBusy={isPending && variables === userId}
          aria-disabled={isPending || undefined}
          onClick={() => handleAssign(userId, 'you')}
        >
          Take it myself
        </Button>
      )}
    </div>
  )
}
