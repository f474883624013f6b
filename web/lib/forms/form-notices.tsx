import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Banner } from '#web/ui/banner.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import type { ApiForm } from './use-api-form.ts'

interface FormNoticesProps<Values extends FieldValues> {
  apiForm: ApiForm<Values>
  /** The id of a field's input, where it is not the field's name. */
  idOf?: (name: string) => string
}

/** What stands above a form after an attempt: the refusal, and the faults with a way to each field. */
export function FormNotices<Values extends FieldValues>({ apiForm, idOf = (name) => name }: FormNoticesProps<Values>) {
  const { faults, attempts } = apiForm
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])

  return (
    <>
      <FailureBanner apiForm={apiForm} />
      {attempts > 0 && faults.length > 0 ? (
        <ErrorSummary
          ref={summary}
          heading="Please check these fields:"
          items={faults.map(({ name, message }) => ({ id: idOf(name), message }))}
        />
      ) : null}
    </>
  )
}

interface FailureBannerProps<Values extends FieldValues> {
  apiForm: ApiForm<Values>
  title?: string
}

/** The refusal of a call; one that got no answer can be tried again at once. */
export function FailureBanner<Values extends FieldValues>({ apiForm, title }: FailureBannerProps<Values>) {
  const { failure, handleSubmit } = apiForm
  if (!failure) return null
  return (
    <Banner tone="danger" action={failure.status === 0 ? { label: 'Retry', onClick: handleSubmit } : undefined}>
      {title ? <strong className="block font-semibold">{title}</strong> : null}
      {failure.message}
    </Banner>
  )
}
