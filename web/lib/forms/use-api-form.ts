import { useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from '#domain/http/api-error.ts'
import { ANY_FAILURE } from '#domain/http/common-failures.ts'
import { schemaResolver } from './schema-resolver.ts'

interface ApiFormOptions<Values extends FieldValues, Output> {
  schema: z.ZodMiniType<Output>
  /** Leave out where the browser or the person may have filled the fields before the script came. */
  defaultValues?: DefaultValues<Values>
  toPayload?: (values: Values) => unknown
  /** The call, and what follows when it succeeds. */
  send: (payload: Output) => Promise<unknown>
  /** A fault goes as soon as its field is edited (`clearErrors`), and comes back only with the next attempt. */
  clearsOnEdit?: boolean
  /** Sees every refusal, before it is shown. */
  onRefused?: (refusal: ApiError) => void
}

interface FieldFault {
  name: string
  message: string
}

export interface ApiForm<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, FieldValues>
  /** What went wrong beside the fields; null once something is typed. */
  failure: ApiError | null
  faults: FieldFault[]
  /** Rises with every attempt that met faults, so that the summary can take the focus. */
  attempts: number
  isSending: boolean
  errorOf: (name: Path<Values>) => string | undefined
  handleSubmit: (event?: React.SyntheticEvent) => Promise<void>
  clearFailure: () => void
}

function toFailure(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(0, ANY_FAILURE)
}

/**
 * A form that is judged by its schema, sends once however often it is pressed, and puts what the server says about a
 * field on that field. Nothing typed is lost on any error.
 */
export function useApiForm<Values extends FieldValues, Output extends FieldValues>(
  options: ApiFormOptions<Values, Output>,
): ApiForm<Values> {
  const { schema, defaultValues, toPayload, clearsOnEdit, send, onRefused } = options
  const form = useForm<Values, unknown, Output>({
    resolver: schemaResolver(schema, toPayload),
    shouldFocusError: false,
    reValidateMode: clearsOnEdit ? 'onSubmit' : 'onChange',
    ...(defaultValues ? { defaultValues } : {}),
  })
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [attempts, setAttempts] = useState(0)
  const isUnderway = useRef(false)
  const { errors, isSubmitting } = form.formState

  /** @returns whether it is told on the fields */
  function showRefusal(error: unknown): boolean {
    const refusal = toFailure(error)
    onRefused?.(refusal)
    const known = Object.entries(refusal.fields).filter(([name]) => name in form.getValues())
    for (const [name, messages] of known) {
      form.setError(name as Path<Values>, { type: 'server', message: messages.join(' ') })
    }
    if (known.length === 0) setFailure(refusal)
    return known.length > 0
  }

  async function handleSubmit(event?: React.SyntheticEvent) {
    event?.preventDefault()
    if (isUnderway.current) return
    isUnderway.current = true
    setFailure(null)
    let hasFaults = false
    await form.handleSubmit(
      async (payload) => {
        await send(payload).catch((error: unknown) => {
          hasFaults = showRefusal(error)
        })
      },
      () => {
        hasFaults = true
      },
    )(event as React.BaseSyntheticEvent)
    isUnderway.current = false
    // Only now are the faults on the screen that the summary counts.
    if (hasFaults) setAttempts((count) => count + 1)
  }

  const faults = Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.message === 'string' ? [{ name, message: error.message }] : [],
  )
  return {
    form: form as UseFormReturn<Values, unknown, FieldValues>,
    failure,
    faults,
    attempts,
    isSending: isSubmitting,
    errorOf: (name) => faults.find((fault) => fault.name === name)?.message,
    handleSubmit,
    clearFailure: () => setFailure(null),
  }
}
