import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import {
  EMAIL_VERIFIED,
  EMAIL_VERIFIED_ALREADY,
  VERIFICATION_LINK_INVALID,
  VERIFICATION_NEEDS_SIGN_IN,
} from '#domain/accounts/account-rules.ts'
import type { ApiError } from '#domain/http/api-error.ts'
import { api } from '#web/lib/api/api.ts'
import { WithQueries } from '#web/lib/api/query-client.tsx'
import { securityStatus } from '#web/lib/api/security-status.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormOutcome } from './form-outcome.tsx'

export function VerifyEmail() {
  return (
    <WithQueries>
      <Confirmation />
    </WithQueries>
  )
}

function Confirmation() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const status = useSession((session) => session.status)
  const queries = useQueryClient()
  const { data: security } = useQuery({ ...securityStatus, enabled: status === 'signed-in' })
  const { mutate, isPending, isSuccess, error } = useMutation<unknown, ApiError>({
    mutationFn: () => api.security.verifyEmail({ token }),
    onSuccess: () => queries.invalidateQueries(securityStatus),
  })
  if (isSuccess) {
    return <FormOutcome tone="success" text={EMAIL_VERIFIED} next={{ label: 'Go to My Profile', to: '/profile' }} />
  }
  // A link that was used before is invalid too.
  if (error?.fields.token && security?.email_verified) {
    return (
      <FormOutcome tone="success" text={EMAIL_VERIFIED_ALREADY} next={{ label: 'Go to My Profile', to: '/profile' }} />
    )
  }
  const settings = { label: 'Open settings', to: '/settings' }
  if (token === '' || error?.fields.token) {
    const text = `${VERIFICATION_LINK_INVALID} Still need one? You can get a new link in your settings.`
    return <FormOutcome tone="danger" text={text} next={settings} />
  }
  // The link alone confirms nothing: another person may have registered under this address.
  if (status === 'signed-out') {
    const back = new URLSearchParams({ next: `/verify-email?${new URLSearchParams({ token })}` })
    const text = `${VERIFICATION_NEEDS_SIGN_IN} Don’t know its password? Set a new one with “Forgot password?”. That also confirms the address and signs everyone else out.`
    return <FormOutcome tone="info" text={text} next={{ label: 'Login', to: `/login?${back}` }} />
  }
  if (error?.status === 409) {
    const text = `${VERIFICATION_NEEDS_SIGN_IN} You’re signed in to a different account. Sign out, then open the link again.`
    return <FormOutcome tone="info" text={text} next={settings} />
  }
  return (
    <div className="grid justify-items-start gap-6">
      {error ? <Banner>{error.message}</Banner> : null}
      <p>Is this your email address, and did you create this account? Then press the button.</p>
      <Button isBusy={isPending} busyLabel="Confirming..." onClick={() => mutate()}>
        Confirm email address
      </Button>
    </div>
  )
}
