import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { LINK_DAYS, LINK_INVALID } from '#domain/assessments/assessment-rules.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { ANY_FAILURE } from '#domain/http/common-failures.ts'
import { NeedsScript } from '#web/shell/needs-script.tsx'
import { pageMeta } from '#web/shell/seo.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'

export const FORM_LINK = <ButtonLink to="/contact">Fill in the health assessment</ButtonLink>

export function linkMeta(title: string, description: string, path: string) {
  return [
    ...pageMeta({ title, description, path, noindex: true }),
    // The address contains the link's secret, which no other site may receive.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

interface WithTokenProps {
  /** When the link was mailed. */
  sentAfter: string
  children: (token: string) => ReactNode
}

/** The address has no token if, e.g., a mail program cut the link. */
export function WithToken({ sentAfter, children }: WithTokenProps) {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  if (token !== '') {
    return (
      <>
        <NeedsScript />
        {children(token)}
      </>
    )
  }
  return (
    <div className="grid justify-items-start gap-6">
      <p>
        This page opens with the link in the email we sent you {sentAfter}. Please open that link again, or copy all of
        it into the address bar.
      </p>
      {FORM_LINK}
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

/** The states shared by all pages behind a mailed link. */
type LinkState = { at: 'start' } | { at: 'bad-link' } | { at: 'link-sent'; message: string }

/**
 * The steps of a page behind a mailed link: nothing happens until a button is pressed, so that mail scanners do not use
 * it up.
 */
export function useLinkSteps<Outcome extends { at: string }, Action extends string>() {
  const [state, setState] = useState<Outcome | LinkState>({ at: 'start' })
  const [busy, setBusy] = useState<Action | null>(null)
  const [failed, setFailed] = useState<{ message: string; retry: () => void } | null>(null)
  // Ignores a second press before the re-render.
  const isPending = useRef(false)

  async function take(action: Action, call: () => Promise<Outcome | LinkState>): Promise<void> {
    if (isPending.current) return
    isPending.current = true
    setBusy(action)
    setFailed(null)
    try {
      setState(await call())
    } catch (error) {
      if (error instanceof ApiError && error.fields.token) setState({ at: 'bad-link' })
      else {
        const message = error instanceof ApiError ? error.message : ANY_FAILURE
        setFailed({ message, retry: () => void take(action, call) })
      }
    } finally {
      isPending.current = false
      setBusy(null)
    }
  }

  const failure = failed ? (
    <Banner action={{ label: 'Try again', onClick: failed.retry }}>{failed.message}</Banner>
  ) : null
  return { state, setState, busy, failure, take }
}
