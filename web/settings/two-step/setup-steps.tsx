import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { OtpConfirmation, type OtpSetup } from '#domain/accounts/security.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { CodeField } from '#web/lib/forms/code-field.tsx'
import { DialogButtons, FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { sessionsPage, useEndOtherSessions } from '../devices/devices.queries.ts'
import { CopyButton, RecoveryCodeList } from './recovery-code-list.tsx'

/** Mounted each time the dialog opens, so that one-time values are not shown again. */
export function SetupSteps({ onClose, onCodes }: { onClose: () => void; onCodes: () => void }) {
  const [setup, setSetup] = useState<OtpSetup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) {
    return (
      <RecoveryCodeList codes={codes} onClose={onClose}>
        <EndOtherSessions />
      </RecoveryCodeList>
    )
  }
  function handleConnected(shown: string[]) {
    setCodes(shown)
    onCodes()
  }
  if (setup) return <ConnectApp setup={setup} onConnected={handleConnected} onCancel={onClose} />
  return <StartStep onStarted={setSetup} onCancel={onClose} />
}

function StartStep({ onStarted, onCancel }: { onStarted: (setup: OtpSetup) => void; onCancel: () => void }) {
  const { mutate, isPending, error } = useMutation({ mutationFn: () => api.security.setUpOtp(), onSuccess: onStarted })
  return (
    <div className="grid gap-5 pt-2">
      {error ? <Banner>{error.message}</Banner> : null}
      <p>
        You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis.
      </p>
      <DialogButtons
        action="Continue"
        busy="Starting..."
        isBusy={isPending}
        autoFocus
        onCancel={onCancel}
        onClick={() => mutate()}
      />
    </div>
  )
}

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }))

interface ConnectAppProps {
  setup: OtpSetup
  onConnected: (codes: string[]) => void
  onCancel: () => void
}

function ConnectApp({ setup, onConnected, onCancel }: ConnectAppProps) {
  const apiForm = useApiForm<OtpConfirmation, OtpConfirmation>({
    schema: OtpConfirmation,
    defaultValues: { otp: '' },
    send: async (values) => onConnected((await api.security.confirmOtp(values)).recovery_codes),
  })
  return (
    <FormFrame apiForm={apiForm} className="grid gap-5 pt-2">
      <Secret setup={setup} />
      <CodeField hint="The 6 digits your app shows now." autoFocus {...apiForm.field('otp')} />
      <DialogButtons action="Switch on" busy="Checking..." isBusy={apiForm.isSending} onCancel={onCancel} />
    </FormFrame>
  )
}

function Secret({ setup }: Pick<ConnectAppProps, 'setup'>) {
  return (
    <div className="flex flex-wrap items-center gap-6">
      <Suspense fallback={<Skeleton className="size-52" />}>
        <QrCode text={setup.uri} label="QR code for your authenticator app" />
      </Suspense>
      <div className="grid min-w-0 flex-1 basis-64 gap-3">
        <p>Scan the QR code with your authenticator app. Can’t scan it? Type this key into the app:</p>
        <p className="num break-all font-semibold">{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</p>
        <div className="flex flex-wrap gap-3">
          <CopyButton text={setup.secret}>Copy key</CopyButton>
          <a href={setup.uri} className="text-link-line inline-flex min-h-11 items-center">
            Open the app on this device
          </a>
        </div>
      </div>
    </div>
  )
}

/** Signed-in devices are not asked for the second step, so their owner may want to sign them out. */
function EndOtherSessions() {
  const { data, isPending: isLoading } = useQuery({ ...sessionsPage(1), staleTime: 0 })
  const { mutate, isPending, isSuccess, error } = useEndOtherSessions()
  if (isSuccess) return <p role="status">All other devices are signed out.</p>
  if (isLoading || data?.count === 1) return null
  return (
    <div className="grid gap-3 border-line border-t pt-5">
      {error ? <Banner>{error.message}</Banner> : null}
      <p>Other devices are still signed in without the second step. Sign them out if you don’t recognise them all.</p>
      <Button
        variant="outline"
        size="small"
        isBusy={isPending}
        busyLabel="Signing out..."
        className="justify-self-start"
        onClick={() => mutate()}
      >
        Sign out of all other devices
      </Button>
    </div>
  )
}
