import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** In the history's entry: what led to this plate, for Undo. */
export interface PlateStep {
  said: string
  /** The address before it. */
  before: string
}

export function readStep(state: unknown): PlateStep | null {
  const { said, before } = (state ?? {}) as Partial<PlateStep>
  return typeof said === 'string' && typeof before === 'string' ? { said, before } : null
}

interface PlateLinkProps extends ComponentProps<typeof Link> {
  step?: PlateStep
  isDisabled?: boolean
}

/** A change of the plate: a link to the plate after it, so that it works without scripts and Back undoes it. */
export function PlateLink({ step, isDisabled = false, ...rest }: PlateLinkProps) {
  return (
    <Link
      preventScrollReset
      data-preserves-focus=""
      rel="nofollow"
      state={step ?? null}
      {...(isDisabled ? { 'aria-disabled': true, onClick: (event) => event.preventDefault() } : {})}
      {...rest}
    />
  )
}
