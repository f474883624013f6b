import { useState } from 'react'
import { api } from '#web/lib/api/api.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ProofForm } from './proof-form.tsx'
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
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodeList codes={codes} onClose={onClose} />
  return (
    <>
      <p className="mb-5">The codes you have now become void.</p>
      <ProofForm
        label="Make new codes"
        onCancel={onClose}
        send={async (proof) => setCodes((await api.security.renewRecoveryCodes(proof)).recovery_codes)}
      />
    </>
  )
}
