import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { securityStatus } from '#web/lib/api/security-status.ts'

interface WhenSecurityKnownProps {
  skeleton: ReactNode
  children: ReactNode
}

/**
 * Shows a page that may begin with a security banner once it is known whether it does, so that nothing moves down.
 * The page is mounted at once, so that its own queries run meanwhile.
 */
export function WhenSecurityKnown({ skeleton, children }: WhenSecurityKnownProps) {
  const { isPending, failureCount } = useQuery(securityStatus)
  const isWaiting = isPending && failureCount === 0
  return (
    <>
      {isWaiting ? skeleton : null}
      <div hidden={isWaiting} className="contents">
        {children}
      </div>
    </>
  )
}
