import { type ReactNode, useState } from 'react'
import { NOT_ACCEPTING } from '#domain/consultations/request-rules.ts'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

interface ContactActionProps {
  dietitian: Dietitian
  /** Says the reason without waiting for an attempt, where there is room. */
  isExplained?: boolean
  children: ReactNode
}

/** The way to the request form; of an unavailable dietitian it stays where it is and says why it leads nowhere. */
export function ContactAction({ dietitian: { id, is_available }, isExplained = false, children }: ContactActionProps) {
  const [isAttempted, setAttempted] = useState(false)
  if (is_available) {
    return (
      <ButtonLink to={`/contact-dietitian/${id}`} block>
        <span>{children}</span>
      </ButtonLink>
    )
  }
  return (
    <>
      <Button block disabledReason={NOT_ACCEPTING} onClick={() => setAttempted(true)}>
        <span>{children}</span>
      </Button>
      <p role="status" className="col-span-full text-ink-muted empty:hidden">
        {isExplained || isAttempted ? NOT_ACCEPTING : null}
      </p>
    </>
  )
}
