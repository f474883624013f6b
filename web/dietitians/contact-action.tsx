import { type ReactNode, useState } from 'react'
import { NOT_ACCEPTING } from '#domain/consultations/request-rules.ts'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/** The anchor of the request form, below the profile. */
export const REQUEST_FORM = 'request'

interface ContactActionProps {
  dietitian: Dietitian
  /** Shows the reason at once instead of after a click, where there is room. */
  isExplained?: boolean
  /** The id of the text that names the dietitian, on a page with several. */
  describedBy?: string
  children: ReactNode
}

/** The link to the request form; for an unavailable dietitian it does not navigate but gives the reason. */
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
