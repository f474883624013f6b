import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { api } from '#web/lib/api/api.ts'
import { securityStatus } from '#web/lib/api/security-status.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Banner } from '#web/ui/banner.tsx'

interface WhenSecurityKnownProps {
  skeleton: ReactNode
  /** Other data whose arrival would move the page. */
  isLoading?: boolean
  children: ReactNode
}

/**
 * Shows the skeleton until the security status is known, so that a banner does not move the page. The page is mounted
 * meanwhile, so that its queries run.
 */
export function WhenSecurityKnown({ skeleton, isLoading = false, children }: WhenSecurityKnownProps) {
  const { isPending, failureCount } = useQuery(securityStatus)
  const isWaiting = isLoading || (isPending && failureCount === 0)
  return (
    <>
      {isWaiting ? skeleton : null}
      <div hidden={isWaiting} className="contents">
        {children}
      </div>
    </>
  )
}

/** Shown until the address is confirmed, but not before the status is known. Nothing is blocked meanwhile. */
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
        {sent.message} Check the inbox of {email}.
      </Banner>
    )
  return (
    <Banner tone="info" action={{ label: 'Send the link again', onClick: () => mutate(), isBusy: isPending }}>
      Please confirm your email address {email} with the link in our email, so that replies and security notices reach
      you.
    </Banner>
  )
}

/** For administrators, whose accounts have the most rights; hidden once two-step sign-in is on. */
export function TwoStepHint() {
  const { data } = useQuery(securityStatus)
  if (data?.otp_enabled !== false) return null
  return (
    <Banner tone="info">
      We recommend two-step sign-in for admins. Then a password alone isn’t enough to sign in.{' '}
      <Link to="/settings#password-settings" className="text-link-line">
        Set it up in your settings
      </Link>
    </Banner>
  )
}
