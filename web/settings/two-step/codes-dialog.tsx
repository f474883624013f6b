import { useMutation } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'

interface CodesDialogProps {
  open: boolean
  onClose: () => void
}

export function CodesDialog({ open, onClose }: CodesDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="New recovery codes" size="wide">
      <NewCodes onClose={onClose} />
    </Dialog>
  )
}

/** Mounted with each opening: what was shown once is not shown again. */
function NewCodes({ onClose }: Pick<CodesDialogProps, 'onClose'>) {
  const { mutate, data, isPending, error } = useMutation({ mutationFn: () => api.security.renewRecoveryCodes() })
  if (data) return <RecoveryCodeList codes={data.recovery_codes} onClose={onClose} />
  return (
    <div className="grid gap-5">
      {error ? <Banner>{error.message}</Banner> : null}
      <p>The codes you have now stop working.</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose} autoFocus>
          Cancel
        </Button>
        <Button isBusy={isPending} busyLabel="Making..." onClick={() => mutate()}>
          Make new codes
        </Button>
      </div>
    </div>
  )
}
