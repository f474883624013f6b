import type { RefObject } from 'react'
import { formatDate } from '#web/lib/format.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useKeepAccount } from '../privacy.queries.ts'

interface PlannedDeletionProps {
  deleteOn: string
  keepsArticles: boolean
  onKept: () => void
  ref: RefObject<HTMLDivElement | null>
}

export function PlannedDeletion({ deleteOn, keepsArticles, onKept, ref }: PlannedDeletionProps) {
  const role = useSession((session) => session.user?.role)
  const { mutateAsync, isPending, error } = useKeepAccount()

  function handleKeep() {
    // What follows has to come though this is no longer shown by then; a failure is shown above.
    mutateAsync().then(
      () => {
        toast.success('Your account stays.')
        onKept()
      },
      () => {},
    )
  }
  return (
    <>
      {error ? <Banner>{error.message}</Banner> : null}
      <div ref={ref} tabIndex={-1} className="outline-none">
        <Banner tone="warning">
          <strong className="block font-semibold">Your account will be deleted on {formatDate(deleteOn)}</strong>
          Until then nothing changes.
          {role === 'user'
            ? null
            : keepsArticles
              ? ' Your published articles stay, under “Former author”.'
              : ' Your articles are deleted with it.'}
        </Banner>
      </div>
      <Button
        variant="outline"
        isBusy={isPending}
        busyLabel="Keeping..."
        className="justify-self-start"
        onClick={handleKeep}
      >
        Keep my account
      </Button>
    </>
  )
}
