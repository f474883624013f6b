import { useMutation } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'

interface DisableDialogProps {
  open: boolean
  onClose: () => void
}

export function DisableDialog({ open, onClose }: DisableDialogProps) {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => api.security.disableOtp(),
    onSuccess: () => {
      toast.success('Two-step sign-in is off.')
      handleClose()
    },
  })

  function handleClose() {
    reset()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={handleClose}
      isHeld={isPending}
      title="Switch two-step sign-in off"
      actions={
        <>
          <Button variant="outline" onClick={handleClose} autoFocus>
            Cancel
          </Button>
          <Button variant="danger" isBusy={isPending} busyLabel="Switching off..." onClick={() => mutate()}>
            Switch off
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {error ? <Banner>{error.message}</Banner> : null}
        <p>Your password alone will then sign you in. Your recovery codes stop working.</p>
      </div>
    </Dialog>
  )
}
