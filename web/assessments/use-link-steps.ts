import { useRef, useState } from 'react'
import { ApiError } from '#domain/http/api-error.ts'
import { ANY_FAILURE } from '#domain/http/common-failures.ts'

/** The states shared by all pages behind a mailed link. */
export type LinkState = { at: 'start' } | { at: 'bad-link' } | { at: 'link-sent'; message: string }

function isBadLink(error: unknown): boolean {
  return error instanceof ApiError && Boolean(error.fields.token)
}

/**
 * The steps of a page behind a mailed link: nothing happens until a button is pressed, so that mail scanners do not use
 * it up.
 */
export function useLinkSteps<Shown extends { at: string }, Action extends string>() {
  const [state, setState] = useState<Shown | LinkState>({ at: 'start' })
  const [busy, setBusy] = useState<Action | null>(null)
  const [failed, setFailed] = useState<{ action: Action; message: string } | null>(null)
  // Ignores a second press before the re-render.
  const isPending = useRef(false)

  async function take(action: Action, call: () => Promise<Shown | LinkState>): Promise<void> {
    if (isPending.current) return
    isPending.current = true
    setBusy(action)
    setFailed(null)
    try {
      setState(await call())
    } catch (error) {
      if (isBadLink(error)) setState({ at: 'bad-link' })
      else setFailed({ action, message: error instanceof ApiError ? error.message : ANY_FAILURE })
    } finally {
      isPending.current = false
      setBusy(null)
    }
  }

  return { state, setState, busy, failed, take }
}
