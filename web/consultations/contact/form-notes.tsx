import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Banner } from '#web/ui/banner.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import type { RequestForm } from './use-request-form.ts'

/** What went wrong at an attempt, above the fields. */
export function AttemptNotes({ form }: { form: RequestForm }) {
  const { errors, failure, attempts, isSending, handleSubmit } = form
  const summary = useRef<HTMLDivElement>(null)
  const items = Object.entries(errors).map(([id, message]) => ({ id, message }))

  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])

  return (
    <>
      {failure ? (
        <Banner action={failure.canRetry ? { label: 'Retry', onClick: handleSubmit, isBusy: isSending } : undefined}>
          {failure.message}
        </Banner>
      ) : null}
      {items.length > 0 ? <ErrorSummary ref={summary} heading="Please check these fields:" items={items} /> : null}
    </>
  )
}

export function LoginRequired({ loginPath }: { loginPath: string }) {
  return (
    <Banner tone="info">
      <strong className="block font-semibold">Login Required</strong>
      Please{' '}
      <Link to={loginPath} className="font-semibold underline underline-offset-[.22em]">
        log in
      </Link>{' '}
      to send your request. What you write here waits for you.
    </Banner>
  )
}

export function RestoredNote({ onClear }: { onClear: () => void }) {
  return (
    <Banner tone="info" action={{ label: 'Start afresh', onClick: onClear }}>
      What you wrote earlier is still here.
    </Banner>
  )
}
