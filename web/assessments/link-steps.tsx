import { type ReactNode, useEffect, useRef } from 'react'
import { LINK_DAYS, LINK_INVALID } from '#domain/assessments/assessment-rules.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'

export const TO_FORM = <ButtonLink to="/contact">Fill in the health assessment</ButtonLink>

/** Shown if the address has no token, e.g. because a mail program cut the link. */
export function NoToken({ sentAfter }: { sentAfter: string }) {
  return (
    <div className="grid justify-items-start gap-6">
      <p>
        This page opens with the link in the email we sent you {sentAfter}. Please open that link again, or copy all of
        it into the address bar.
      </p>
      {TO_FORM}
    </div>
  )
}

interface BadLinkProps {
  /** What the new link will show, and the address it is sent to. */
  children: ReactNode
  failure: ReactNode
  isBusy: boolean
  onRenew: () => void
}

/** For a used or expired link; offers a new one. */
export function BadLink({ children, failure, isBusy, onRenew }: BadLinkProps) {
  return (
    <Outcome>
      <Banner>{LINK_INVALID}</Banner>
      <p>
        Each link works once, for {LINK_DAYS} days. {children}
      </p>
      {failure}
      <Button isBusy={isBusy} busyLabel="Sending..." onClick={onRenew}>
        Send me a new link
      </Button>
    </Outcome>
  )
}

export function LinkSent({ message }: { message: string }) {
  return (
    <Outcome>
      <Banner tone="success">{message}</Banner>
      <p>It can take a minute. Check your spam folder too.</p>
    </Outcome>
  )
}

/** Replaces the pressed button and takes its focus. */
export function Outcome({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    // Scrolls to its first line, since the height may have changed.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="grid grid-cols-1 justify-items-start gap-6 scroll-mt-24 outline-none">
      {children}
    </div>
  )
}
