import { lazy, Suspense } from 'react'
import { OtpConfirmation, type OtpSetup } from '#domain/accounts/security.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { CodeField } from '#web/lib/forms/code-field.tsx'
import { FormMessages } from '#web/lib/forms/form-messages.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CopyButton } from './copy-button.tsx'

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }))

interface ConnectAppProps {
  setup: OtpSetup
  onConnected: (codes: string[]) => void
  onCancel: () => void
}

export function ConnectApp({ setup, onConnected, onCancel }: ConnectAppProps) {
  const apiForm = useApiForm<OtpConfirmation, OtpConfirmation>({
    schema: OtpConfirmation,
    defaultValues: { otp: '' },
    send: async (values) => onConnected((await api.security.confirmOtp(values)).recovery_codes),
  })
  const { form, errorOf, isSending, handleSubmit, clearFailure } = apiForm
  return (
    <form method="dialog" noValidate className="grid gap-5 pt-2" onSubmit={handleSubmit} onInput={clearFailure}>
      <FormMessages apiForm={apiForm} />
      <Secret setup={setup} />
      <CodeField
        id="otp"
        hint="The 6 digits that the app shows now."
        error={errorOf('otp')}
        autoFocus
        {...form.register('otp')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" isBusy={isSending} busyLabel="Checking...">
          Switch on
        </Button>
      </div>
    </form>
  )
}

function Secret({ setup }: Pick<ConnectAppProps, 'setup'>) {
  return (
    <div className="flex flex-wrap items-center gap-6">
      <Suspense fallback={<Skeleton className="size-52" />}>
        <QrCode text={setup.uri} label="QR code for your authenticator app" />
      </Suspense>
      <div className="grid min-w-0 flex-1 basis-64 gap-3">
        <p>Scan the picture with your authenticator app. If you cannot scan it, type this key into the app:</p>
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
