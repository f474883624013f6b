import { type ComponentProps, type KeyboardEvent, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'

/** The history entry's state: the change that led to this plate. */
export interface PlateStep {
  /** Announced with the new score. */
  said: string
  /** The previous address, if Undo is offered. */
  before?: string
}

function readStep(state: unknown): PlateStep | null {
  const { said, before } = (state ?? {}) as Partial<PlateStep>
  if (typeof said !== 'string') return null
  return typeof before === 'string' ? { said, before } : { said }
}

const subscribe = () => () => {}

/** Null during hydration, because only the browser knows its history. */
export function usePlateStep(): PlateStep | null {
  const { state } = useLocation()
  const isInBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  return isInBrowser ? readStep(state) : null
}

interface PlateLinkProps extends ComponentProps<typeof Link> {
  step?: PlateStep
  isDisabled?: boolean
}

/** Space activates it too, because it looks and acts like a button. */
function handleKeyDown(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  if (!event.repeat) event.currentTarget.click()
}

/** A change of the plate: a link to the plate after it, so that it works without scripts and Back undoes it. */
export function PlateLink({ step, isDisabled = false, ...rest }: PlateLinkProps) {
  return (
    <Link
      preventScrollReset
      data-preserves-focus=""
      rel="nofollow"
      state={step ?? null}
      onKeyDown={handleKeyDown}
      {...(isDisabled ? { 'aria-disabled': true, onClick: (event) => event.preventDefault() } : {})}
      {...rest}
    />
  )
}
