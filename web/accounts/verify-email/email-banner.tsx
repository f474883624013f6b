import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'
import { securityStatus } from '#web/lib/api/security-status.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Banner } from '#web/ui/banner.tsx'

/** Until the address is confirmed; everything works without. Nothing is said while it is not known. */
export function EmailBanner() {
  const email = useSession((session) => session.user?.email)
  const { data } = useQuery(securityStatus)
  const { mutate, isPending, data: sent, error } = useMutation({ mutationFn: () => api.security.sendVerification() })
  if (data?.email_verified !== false) return null
  if (error)
    return <Banner action={{ label: 'Try again', onClick: () => mutate(), isBusy: isPending }}>{error.message}</Banner>
  if (sent)
    return (
      <Banner tone="success">
        {sent.message} Look into the mailbox of {email}.
      </Banner>
    )
  return (
    <Banner tone="info" action={{ label: 'Send the link again', onClick: () => mutate(), isBusy: isPending }}>
      <span className="break-words">
        Please confirm your email address {email} with the link in our mail, so that replies and security notices reach
        you.
      </span>
    </Banner>
  )
}
