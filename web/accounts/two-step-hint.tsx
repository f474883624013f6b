import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { securityStatus } from '#web/lib/api/security-status.ts'
import { Banner } from '#web/ui/banner.tsx'

/** For administrators, whose accounts open the most; nothing is said once it is on. */
export function TwoStepHint() {
  const { data } = useQuery(securityStatus)
  if (data?.otp_enabled !== false) return null
  return (
    <Banner tone="info">
      We recommend two-step sign-in for administrators: a password alone then opens nothing.{' '}
      <Link to="/settings#password-settings" className="text-link-line">
        Set it up in your settings
      </Link>
    </Banner>
  )
}
