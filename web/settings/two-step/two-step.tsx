import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { VERIFY_EMAIL_FIRST } from '#domain/accounts/account-rules.ts'
import { api } from '#web/lib/api/api.ts'
import { securityStatus } from '#web/lib/api/security-status.ts'
import { DialogButtons } from '#web/lib/forms/form-frame.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { SetupSteps } from './setup-steps.tsx'

type Step = 'setup' | 'codes' | 'disable'

export function TwoStep() {
  const status = useQuery(securityStatus)
  const queries = useQueryClient()
  const [step, setStep] = useState<Step | null>(null)
  /** One-time codes must not be lost to the Escape key. */
  const [areCodesShown, setCodesShown] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const dialog = { onClose: handleClose, isLocked: areCodesShown, returnTo: heading, size: 'wide' } as const
  const showCodes = () => setCodesShown(true)

  function handleClose() {
    setStep(null)
    setCodesShown(false)
    void queries.invalidateQueries(securityStatus)
  }
  return (
    <Card className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="flex flex-wrap items-center gap-3 text-h4 outline-none">
        Two-step sign-in
        {status.data?.otp_enabled ? <Badge tone="success">On</Badge> : null}
      </h3>
      <Loaded query={status} skeleton={<Skeleton className="h-24" />}>
        {({ otp_enabled, recovery_codes_left, email_verified }) =>
          otp_enabled ? (
            <SwitchedOn codesLeft={recovery_codes_left} onStep={setStep} />
          ) : (
            <SwitchedOff isVerified={email_verified} onStep={setStep} />
          )
        }
      </Loaded>
      <Dialog open={step === 'setup'} title="Set up two-step sign-in" {...dialog}>
        <SetupSteps onClose={handleClose} onCodes={showCodes} />
      </Dialog>
      <Dialog open={step === 'codes'} title="New recovery codes" {...dialog}>
        <NewCodes onClose={handleClose} onCodes={showCodes} />
      </Dialog>
      <DisableDialog open={step === 'disable'} onClose={handleClose} />
    </Card>
  )
}

interface StateProps {
  onStep: (step: Step) => void
}

function SwitchedOff({ isVerified, onStep }: StateProps & { isVerified: boolean }) {
  const isAdmin = useSession((session) => session.user?.role === 'admin')
  return (
    <>
      <p className="text-ink-muted">
        Signing in will also ask for a code from an authenticator app on your phone. Then your password alone isn’t
        enough to get in.
        {isAdmin ? ' We recommend it for you, because an admin can see and change a lot.' : null}
      </p>
      {isVerified ? (
        <Button variant="outline" className="justify-self-start" onClick={() => onStep('setup')}>
          Set up two-step sign-in
        </Button>
      ) : (
        <p>{VERIFY_EMAIL_FIRST} Then you can set it up here.</p>
      )}
    </>
  )
}

const FEW_CODES = 3

function SwitchedOn({ codesLeft, onStep }: StateProps & { codesLeft: number }) {
  return (
    <>
      <p className="text-ink-muted">Signing in asks for your password and a code from your authenticator app.</p>
      <p>
        {codesLeft === 1 ? 'You have one recovery code left.' : `You have ${codesLeft} recovery codes left.`}
        {codesLeft < FEW_CODES ? ' Make new ones before you run out.' : null}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => onStep('codes')}>
          New recovery codes
        </Button>
        <Button variant="outline" onClick={() => onStep('disable')}>
          Switch off
        </Button>
      </div>
    </>
  )
}

/** Mounted each time the dialog opens, so that one-time values are not shown again. */
function NewCodes({ onClose, onCodes }: { onClose: () => void; onCodes: () => void }) {
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: () => api.security.renewRecoveryCodes(),
    onSuccess: onCodes,
  })
  if (data) return <RecoveryCodeList codes={data.recovery_codes} onClose={onClose} />
  return (
    <div className="grid gap-5">
      {error ? <Banner>{error.message}</Banner> : null}
      <p>Your old codes will stop working.</p>
      <DialogButtons
        action="Make new codes"
        busy="Making..."
        isBusy={isPending}
        onCancel={onClose}
        onClick={() => mutate()}
      />
    </div>
  )
}

function DisableDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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
    <ConfirmDialog
      open={open}
      onClose={handleClose}
      isBusy={isPending}
      error={error?.message}
      title="Switch two-step sign-in off"
      action="Switch off"
      busy="Switching off..."
      onConfirm={mutate}
    >
      <p>Your password alone will then sign you in. Your recovery codes will stop working.</p>
    </ConfirmDialog>
  )
}
