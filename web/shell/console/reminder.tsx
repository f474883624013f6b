import type { UseMutationResult } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { mayRemind } from '#domain/mail/reminders.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

interface ReminderProps {
  /** The dietitian to remind. */
  name: string
  remindedAt: string | null
  mutation: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending' | 'error' | 'reset'>
}

/** Reminds a dietitian of a waiting client, and shows the time of the last reminder. */
export function Reminder({ name, remindedAt, mutation: { mutate, isPending, error, reset } }: ReminderProps) {
  return (
    <div className="grid justify-items-start gap-3">
      {error ? <Banner onDismiss={reset}>{error.message}</Banner> : null}
      {/* Announced in place of the button that was pressed. */}
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        {remindedAt ? (
          <>
            Reminded <RelativeTime isInSentence date={remindedAt} />. A reminder goes out once a day at most.
          </>
        ) : null}
      </p>
      {mayRemind(remindedAt, new Date()) ? (
        <Button
          variant="outline"
          icon={BellRing}
          isBusy={isPending}
          busyLabel="Reminding…"
          onClick={() => mutate(undefined, { onSuccess: () => toast.success(`We’ve emailed ${name}.`) })}
        >
          Remind
        </Button>
      ) : null}
    </div>
  )
}
