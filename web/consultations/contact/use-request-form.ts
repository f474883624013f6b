import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { NO_SUCH_DIETITIAN } from '#domain/consultations/request-rules.ts'
import { ApiError, noAnswer } from '#domain/http/api-error.ts'
import { ANY_FAILURE } from '#domain/http/common-failures.ts'
import { api } from '#web/lib/api/api.ts'
import { clearIdempotencyKey, withIdempotencyKey } from '#web/lib/forms/idempotency-key.ts'
import { BLANK, forgetDraft, isBlank, type RequestValues, saveDraft, takeDraft } from './request-draft.ts'
import type { RequestErrors } from './request-payload.ts'
import type { AgeGroup } from './use-age-group.ts'

interface RequestFormOptions {
  dietitianId: number
  /** Null for a visitor; undefined until the browser has looked. */
  userId: number | null | undefined
  ageGroup: AgeGroup
  onSignIn: () => void
  onSent: () => void
  /** The dietitian is no longer there. */
  onGone: () => void
}

export type RequestForm = ReturnType<typeof useRequestForm>

/** The schemas come with the first need of them, not with the page. */
const loadValidation = () => import('./request-payload.ts')

function toFailure(error: unknown) {
  if (!(error instanceof ApiError)) {
    return { message: noAnswer(ANY_FAILURE, navigator.onLine).message, canRetry: true }
  }
  const aboutDietitian = error.fields.to_dietitian?.[0]
  return { message: aboutDietitian ?? error.message, canRetry: !aboutDietitian }
}

/** What was typed or ticked before the script came. */
function typedBefore(form: HTMLFormElement | null): Partial<RequestValues> {
  const typed = form ? Object.fromEntries(new FormData(form)) : {}
  return Object.fromEntries(
    Object.entries(BLANK)
      .filter(([name]) => typed[name])
      .map(([name, blank]) => [name, typeof blank === 'boolean' ? true : String(typed[name])]),
  )
}

/**
 * One request on its way. Nothing typed is lost: it waits for its writer through a sign-in, a reload or a failure, and
 * is sent once however often the button is pressed.
 */
export function useRequestForm(options: RequestFormOptions) {
  const { dietitianId, userId, ageGroup, onSignIn, onSent, onGone } = options
  const [values, setValues] = useState(BLANK)
  const [errors, setErrors] = useState<RequestErrors>({})
  const [failure, setFailure] = useState<ReturnType<typeof toFailure> | null>(null)
  /** Rises with every attempt that met errors. */
  const [attempts, setAttempts] = useState(0)
  const [isSending, setSending] = useState(false)
  /** What is shown was left here earlier. */
  const [isRestored, setRestored] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const isUnderway = useRef(false)

  // Read before a second render, which would put the fields back to blank.
  const early = useRef<Partial<RequestValues>>({})
  useLayoutEffect(() => {
    early.current = typedBefore(formRef.current)
  }, [])

  // The first person to be known may have typed already; of the next one only their own draft is shown.
  const takeOver = useEffectEvent((id: number | null) => {
    const typed = early.current
    early.current = {}
    const draft = takeDraft(dietitianId, id)
    setRestored(!isBlank(draft))
    setValues({ ...draft, ...typed })
    if (Object.keys(typed).length > 0) saveDraft(dietitianId, { ...draft, ...typed }, id)
    setErrors({})
  })
  useEffect(() => {
    if (userId === undefined) return
    takeOver(userId)
    // Fetched while the person writes, so that a judgement is there even when the connection is gone.
    loadValidation().catch(() => {})
  }, [userId])

  function change(part: Partial<RequestValues>) {
    const next = { ...values, ...part }
    setValues(next)
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => !(name in part))))
    setFailure(null)
    saveDraft(dietitianId, next, userId ?? null)
  }

  function showError(error: unknown) {
    if (error instanceof ApiError && error.status === 401) return onSignIn()
    const errorResponse = toFailure(error)
    if (errorResponse.message === NO_SUCH_DIETITIAN) return onGone()
    const known = error instanceof ApiError ? Object.entries(error.fields).filter(([name]) => name in BLANK) : []
    if (known.length === 0) return setFailure(errorResponse)
    setErrors(Object.fromEntries(known.map(([name, messages]) => [name, messages.join(' ')])))
    setAttempts((count) => count + 1)
  }

  async function send() {
    const { validateRequest } = await loadValidation()
    const { payload, errors: invalid } = validateRequest(dietitianId, values, ageGroup)
    if (!payload) {
      setErrors(invalid)
      setAttempts((count) => count + 1)
      return
    }
    setSending(true)
    const name = `request:${dietitianId}`
    await api.consultations.create(payload, withIdempotencyKey(name, JSON.stringify(payload), userId ?? null))
    clearIdempotencyKey(name, userId ?? null)
    forgetDraft(dietitianId, userId ?? null)
    onSent()
  }

  async function handleSubmit(event?: FormEvent) {
    event?.preventDefault()
    if (userId === null) return onSignIn()
    if (userId === undefined || isUnderway.current) return
    isUnderway.current = true
    setFailure(null)
    await send().catch(showError)
    isUnderway.current = false
    setSending(false)
  }

  function startAfresh() {
    forgetDraft(dietitianId, userId ?? null)
    setValues(BLANK)
    setErrors({})
    setRestored(false)
  }

  return { values, errors, failure, attempts, isSending, isRestored, formRef, change, startAfresh, handleSubmit }
}
