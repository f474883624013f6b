import { useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from '#domain/http/api-error.ts'
import { ANY_FAILURE } from '#domain/http/common-failures.ts'
import { mustBeNumber } from '#domain/http/numeric.ts'

interface ApiFormOptions<Values extends FieldValues, Output> {
  schema: z.ZodMiniType<Output>
  /** Omit this if the fields may be filled before the script loads. */
  defaultValues?: DefaultValues<Values>
  toPayload?: (values: Values) => unknown
  /** Makes the call and handles its success. */
  send: (payload: Output) => Promise<unknown>
  /** Editing a field clears its error (`clearErrors`), and only the next attempt validates again. */
  clearsOnEdit?: boolean
  /** Called with every error response, before it is shown. */
  onError?: (error: ApiError) => void
}

interface FieldError {
  name: string
  message: string
}

export interface ApiForm<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, FieldValues>
  /** An error response that belongs to no field. */
  failure: ApiError | null
  fieldErrors: FieldError[]
  /** Counts the attempts with field errors, so that the summary can take the focus. */
  attempts: number
  isSending: boolean
  errorFor: (name: Path<Values>) => string | undefined
  /** Props of a field whose id is its name. */
  field: (name: Path<Values>) => UseFormRegisterReturn & { id: string; error: string | undefined }
  handleSubmit: (event?: React.SyntheticEvent) => Promise<void>
  /** Clears the server's errors from the last attempt, which refer to the values sent then. */
  clearServerErrors: () => void
  clearFailure: () => void
}

function toFailure(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(0, ANY_FAILURE)
}

/**
 * A form validated by its schema. It sends one request at a time and shows the server's field errors on the fields.
 * No error clears what was typed.
 */
export function useApiForm<Values extends FieldValues, Output extends FieldValues>(
  options: ApiFormOptions<Values, Output>,
): ApiForm<Values> {
  const { schema, defaultValues, toPayload, clearsOnEdit, send, onError } = options
  const form = useForm<Values, unknown, Output>({
    resolver: schemaResolver(schema, toPayload),
    shouldFocusError: false,
    reValidateMode: clearsOnEdit ? 'onSubmit' : 'onChange',
    ...(defaultValues ? { defaultValues } : {}),
  })
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [attempts, setAttempts] = useState(0)
  const isPending = useRef(false)
  const { errors, isSubmitting } = form.formState

  /** @returns whether it is shown on a field */
  function showError(thrown: unknown): boolean {
    const error = toFailure(thrown)
    onError?.(error)
    const known = Object.entries(error.fields).filter(([name]) => name in form.getValues())
    for (const [name, messages] of known) {
      form.setError(name as Path<Values>, { type: 'server', message: messages.join(' ') })
    }
    if (known.length === 0) setFailure(error)
    return known.length > 0
  }

  async function handleSubmit(event?: React.SyntheticEvent) {
    event?.preventDefault()
    if (isPending.current) return
    isPending.current = true
    setFailure(null)
    let hasFieldErrors = false
    const unreadable = unreadableNumbers(event?.currentTarget)
    await form.handleSubmit(
      async (payload) => {
        for (const { name, labels } of unreadable) {
          const message = mustBeNumber(labels?.[0]?.textContent ?? 'This')
          form.setError(name as Path<Values>, { type: 'unreadable', message })
        }
        hasFieldErrors = unreadable.length > 0
        if (hasFieldErrors) return
        await send(payload).catch((error: unknown) => {
          hasFieldErrors = showError(error)
        })
      },
      () => {
        hasFieldErrors = true
      },
    )(event as React.BaseSyntheticEvent)
    isPending.current = false
    // The summary counts the errors on the screen, which are rendered only now.
    if (hasFieldErrors) setAttempts((count) => count + 1)
  }

  const fieldErrors = Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.message === 'string' ? [{ name, message: error.message }] : [],
  )
  const errorFor = (name: string) => fieldErrors.find((error) => error.name === name)?.message
  return {
    form: form as UseFormReturn<Values, unknown, FieldValues>,
    failure,
    fieldErrors,
    attempts,
    isSending: isSubmitting,
    errorFor,
    field: (name) => ({ id: name, error: errorFor(name), ...form.register(name) }),
    handleSubmit,
    clearServerErrors: () => {
      setFailure(null)
      for (const [name, error] of Object.entries(errors))
        if (error?.type === 'server') form.clearErrors(name as Path<Values>)
    },
    clearFailure: () => setFailure(null),
  }
}

/** The number fields with a text that the browser cannot read: their empty value must not clear anything. */
function unreadableNumbers(form: unknown): HTMLInputElement[] {
  if (!(form instanceof HTMLFormElement)) return []
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement)
  return inputs.filter(({ validity }) => validity.badInput)
}

/**
 * Validates a form with a domain schema. The library's own resolver takes a union's message from its first member; this
 * one takes the message that the schema gives, as the server does.
 */
function schemaResolver<Values extends FieldValues, Output>(
  schema: z.ZodMiniType<Output>,
  toPayload: (values: Values) => unknown = (values) => values,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const result = schema.safeParse(toPayload(values))
    if (result.success) return { values: result.data, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, code, message } of result.error.issues) {
      errors[String(path[0] ?? 'root')] ??= { type: code, message }
    }
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}
