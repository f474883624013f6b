import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CloseAnswered as CloseAnsweredInput } from '#domain/consultations/consultations.schema.ts'
import { CLOSE_AFTER_DAYS } from '#domain/consultations/request-rules.ts'
import { api } from '#web/lib/api/api.ts'
import { formatNumber } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { answeredRequests, describeError, refreshRequests } from '../requests.queries.ts'

const NONE_SO_OLD = 'No requests are that old.'
const COUNTING = 'Counting...'

const requests = (count: number) => (count === 1 ? '1 request' : `${formatNumber(count)} requests`)

/** Closes in bulk the answered requests without further messages. */
export function CloseAnswered() {
  const [isAsked, setAsked] = useState(false)
  const [typed, setTyped] = useState(String(CLOSE_AFTER_DAYS.usual))
  const queries = useQueryClient()
  const input = CloseAnsweredInput.safeParse({ answered_days: typed })
  const days = input.data?.answered_days
  const wrongDays = input.error?.issues[0]?.message
  const { data, error: countError } = useQuery({
    ...answeredRequests(days ?? 0),
    enabled: isAsked && days !== undefined,
  })
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (answered_days: number) => api.consultations.closeAnswered({ answered_days }),
    onSuccess: async ({ closed }) => {
      setAsked(false)
      toast.success(closed === 0 ? 'No requests were left to close.' : `Closed ${requests(closed)}.`)
      await refreshRequests(queries)
    },
  })
  const failure = error ?? countError
  const count = days === undefined ? undefined : data?.count

  function handleClose() {
    setAsked(false)
    reset()
  }

  return (
    <>
      <Button variant="outline" size="small" onClick={() => setAsked(true)}>
        Close answered requests...
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={handleClose}
        title="Close answered requests"
        action={count ? `Close ${requests(count)}` : 'Close requests'}
        busy="Closing..."
        isBusy={isPending}
        isSafe
        error={failure && describeError(failure)}
        disabledReason={wrongDays ?? (count ? undefined : count === 0 ? NONE_SO_OLD : COUNTING)}
        onConfirm={() => days && mutate(days)}
      >
        <div className="grid gap-4">
          <TextField
            id="answered-days"
            type="number"
            inputMode="numeric"
            min={1}
            max={CLOSE_AFTER_DAYS.most}
            label="Answered, with no new message for at least"
            unit={days === 1 ? 'day' : 'days'}
            value={typed}
            error={wrongDays}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p role="status" className="min-h-6">
            {count === undefined ? null : count === 0 ? NONE_SO_OLD : `This will close ${requests(count)}.`}
          </p>
          <p className="text-ink-muted text-sm">
            A client can’t write in a closed request. A new reply from you reopens it.
          </p>
        </div>
      </ConfirmDialog>
    </>
  )
}
