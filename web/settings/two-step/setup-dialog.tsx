import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OtpSetup } from '#domain/accounts/security.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ConnectApp } from './connect-app.tsx'
import { EndOthers } from './end-others.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'

interface StepDialogProps {
  open: boolean
  onClose: () => void
}

/** Authenticator app, then recovery codes. */
export function SetupDialog({ open, onClose }: StepDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Set up two-step sign-in" size="wide">
      <SetupSteps onClose={onClose} />
    </Dialog>
  )
}

/** Mounted with each opening: what was shown once is not shown again. */
function SetupSteps({ onClose }: Pick<StepDialogProps, 'onClose'>) {
  const [setup, setSetup] = useState<OtpSetup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) {
    return (
      <RecoveryCodeList codes={codes} onClose={onClose}>
        <EndOthers />
      </RecoveryCodeList>
    )
  }
  if (setup) return <ConnectApp setup={setup} onConnected={setCodes} onCancel={onClose} />
  return <StartStep onStarted={setSetup} onCancel={onClose} />
}

interface StartStepProps {
  onStarted: (setup: OtpSetup) => void
  onCancel: () => void
}

function StartStep({ onStarted, onCancel }: StartStepProps) {
  const { mutate, isPending, error } = useMutation({ mutationFn: () => api.security.setUpOtp(), onSuccess: onStarted })
  return (
    <div className="grid gap-5 pt-2">
      {error ? <Banner>{error.message}</Banner> : null}
      <p>
        You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button isBusy={isPending} busyLabel="Starting..." autoFocus onClick={() => mutate()}>
          Continue
        </Button>
      </div>
    </div>
  )
}
