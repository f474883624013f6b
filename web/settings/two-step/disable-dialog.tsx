import { api } from '#web/lib/api/api.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { ProofForm } from './proof-form.tsx'

interface DisableDialogProps {
  open: boolean
  onClose: () => void
}

export function DisableDialog({ open, onClose }: DisableDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Switch two-step sign-in off">
      <p className="mb-5">Your password alone will then sign you in. Your recovery codes become void.</p>
      <ProofForm
        label="Switch off"
        onCancel={onClose}
        send={async (proof) => {
          await api.security.disableOtp(proof)
          toast.success('Two-step sign-in is off.')
          onClose()
        }}
      />
    </Dialog>
  )
}
