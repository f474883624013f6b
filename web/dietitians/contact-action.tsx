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
  if (!dietitian.is_available) {
    return (
      <UnavailableButton reason={NOT_ACCEPTING} isExplained={isExplained}>
        {children}
      </UnavailableButton>
    )
  }
  return (
    <ButtonLink to={`/contact-dietitian/${dietitian.id}#${REQUEST_FORM}`} block aria-describedby={describedBy}>
      {children}
    </ButtonLink>
  )
}

interface UnavailableButtonProps extends Pick<ContactActionProps, 'isExplained' | 'children'> {
  reason: string
}

export function UnavailableButton({ reason, isExplained, children }: UnavailableButtonProps) {
  const [isAttempted, setAttempted] = useState(false)
  return (
    <>
      <Button block disabledReason={reason} onClick={() => setAttempted(true)}>
        {children}
      </Button>
      <p role="status" className="col-span-full text-ink-muted empty:hidden">
        {isExplained || isAttempted ? reason : null}
      </p>
    </>
  )
}
