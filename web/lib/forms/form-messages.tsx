import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Banner } from '#web/ui/banner.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import type { ApiForm } from './use-api-form.ts'

interface FormMessagesProps<Values extends FieldValues> {
  apiForm: ApiForm<Values>
  /** The id of a field's input, if it differs from the field's name. */
  idOf?: (name: string) => string
}

/** Above a form after an attempt: the error response, and the field errors with a link to each field. */
export function FormMessages<Values extends FieldValues>({
  apiForm,
  idOf = (name) => name,
}: FormMessagesProps<Values>) {
  const { fieldErrors, attempts } = apiForm
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])

  return (
    <>
      <FailureBanner apiForm={apiForm} />
      {attempts > 0 && fieldErrors.length > 0 ? (
        <ErrorSummary
          ref={summary}
          heading="Please check these fields:"
          items={fieldErrors.map(({ name, message }) => ({ id: idOf(name), message }))}
        />
      ) : null}
    </>
  )
}

interface FailureBannerProps<Values extends FieldValues> {
  apiForm: ApiForm<Values>
  title?: string
}

/** The error response of a form's request, with Retry when there was no response. */
export function FailureBanner<Values extends FieldValues>({ apiForm, title }: FailureBannerProps<Values>) {
  const { failure, handleSubmit } = apiForm
  const box = useRef<HTMLDivElement>(null)

  // The form may be longer than the screen.
  useEffect(() => {
    if (failure) box.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])

  if (!failure) return null
  return (
    <div ref={box} className="scroll-my-28">
      <Banner tone="danger" action={failure.status === 0 ? { label: 'Retry', onClick: handleSubmit } : undefined}>
        {title ? <strong className="block font-semibold">{title}</strong> : null}
        {failure.message}
      </Banner>
    </div>
  )
}
