import { type ReactNode, useState } from 'react'
import { NOT_ACCEPTING } from '#domain/consultations/request-rules.ts'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/** Where the form begins, below the profile. */
export const REQUEST_FORM = 'request'

interface ContactActionProps {
  dietitian: Dietitian
  /** Says the reason without waiting for an attempt, where there is room. */
  isExplained?: boolean
  /** The id of what says whom it reaches, where many stand beside each other. */
  describedBy?: string
  children: ReactNode
}

/** The way to the request form; of an unavailable dietitian it stays where it is and says why it leads nowhere. */
export function ContactAction({ dietitian, isExplained = false, describedBy, children }: ContactActionProps) {
  const { id, is_available } = dietitian
  const [isAttempted, setAttempted] = useState(false)
  if (is_available) {
    return (
      <ButtonLink to={`/contact-dietitian/${id}#${REQUEST_FORM}`} block aria-describedby={describedBy}>
        {children}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button block disabledReason={NOT_ACCEPTING} onClick={() => setAttempted(true)}>
        {children}
      </Button>
      <p role="status" className="col-span-full text-ink-muted empty:hidden">
        {isExplained || isAttempted ? NOT_ACCEPTING : null}
      </p>
    </>
  )
}
