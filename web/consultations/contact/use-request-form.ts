import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { NO_SUCH_DIETITIAN } from '#domain/consultations/request-rules.ts'
import { ApiError, noResponse } from '#domain/http/api-error.ts'
import { ANY_FAILURE } from '#domain/http/common-failures.ts'
import { api } from '#web/lib/api/api.ts'
import { requestDraftName, sendAfterSignIn, takeSendAfterSignIn } from '#web/lib/forms/drafts/use-pending-request.ts'
import { clearIdempotencyKey, withIdempotencyKey } from '#web/lib/forms/idempotency-key.ts'
import { preloadable } from '#web/lib/page/preloadable.tsx'
import {
  BLANK,
  bindFields,
  clearDraft,
  isBlank,
  type RequestErrors,
  type RequestValues,
  saveDraft,
  takeDraft,
} from './request-draft.ts'
import { type AgeGroup, personAgeGroup } from './use-age-group.ts'

interface RequestFormOptions {
  dietitianId: number
  /** Null for a visitor; undefined until the browser has read the session. */
  userId: number | null | undefined
  ageGroup: AgeGroup
  /** Nothing can be sent now: the dietitian is unavailable, or is the user. */
  isBlocked: boolean
  onSignIn: () => void
  onSent: () => void
  /** Called when the dietitian no longer exists. */
  onGone: () => void
}

export type RequestForm = ReturnType<typeof useRequestForm>

const [ErrorSummary, preloadSummary] = preloadable(async () => (await import('#web/ui/error-summary.tsx')).ErrorSummary)
const [PersonFields, preloadPerson] = preloadable(async () => (await import('./person-fields.tsx')).PersonFields)

export { ErrorSummary, PersonFields }

/**
 * Loads the schemas and the error summary when they are first needed, not with the page.
 * @param isForOther also waits for that person's fields, because one of them may take the focus
 */
async function loadValidation(isForOther: boolean) {
  const [validation] = await Promise.all([
    import('./request-payload.ts'),
    preloadSummary(),
    isForOther ? preloadPerson() : undefined,
  ])
  return validation
}

export const loadSignedIn = () => import('./signed-in-lazy.ts')

/** The name of a visitor's checkbox. */
export const ADDS_FILES = 'adds_files'

function toFailure(error: unknown) {
  if (!(error instanceof ApiError)) {
    return { message: noResponse(ANY_FAILURE, navigator.onLine).message, canRetry: true }
  }
  const dietitianError = error.fields.to_dietitian?.[0]
  return { message: dietitianError ?? error.message, canRetry: !dietitianError }
}

/** Values entered before the script loaded. */
function readEarlyInput(form: HTMLFormElement | null): Partial<RequestValues> {
  const typed = form ? Object.fromEntries(new FormData(form)) : {}
  return Object.fromEntries(
    Object.entries(BLANK)
      .filter(([name]) => typed[name])
      .map(([name, blank]) => [name, typeof blank === 'boolean' ? true : String(typed[name])]),
  )
}

/**
 * The form of one request. Nothing typed is lost: it survives a sign-in, a reload or a failure, and is sent only once,
 * no matter how often the button is pressed.
 */
export function useRequestForm(options: RequestFormOptions) {
  const { dietitianId, userId, ageGroup, isBlocked, onSignIn, onSent, onGone } = options
  const { state } = useLocation()
  const [values, setValues] = useState(BLANK)
  const [errors, setErrors] = useState<RequestErrors>({})
  const [failure, setFailure] = useState<ReturnType<typeof toFailure> | null>(null)
  /** Incremented by every attempt with errors. */
  const [attempts, setAttempts] = useState(0)
  const [isSending, setSending] = useState(false)
  /** The values shown come from a stored draft. */
  const [isRestored, setRestored] = useState(false)
  /** Send was pressed before the sign-in that led to this page. */
  const [isSendPending, setSendPending] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const isSubmitting = useRef(false)

  // Read before the second render, which would reset the fields to blank.
  const earlyInput = useRef<Partial<RequestValues>>({})
  useLayoutEffect(() => {
    earlyInput.current = readEarlyInput(formRef.current)
  }, [])

  // The first known user may already have typed something; for any later user only their own draft is shown.
  const loadDraft = useEffectEvent((id: number | null) => {
    const typed = earlyInput.current
    earlyInput.current = {}
    const draft = takeDraft(dietitianId, id)
    setRestored(!isBlank(draft))
    setValues({ ...draft, ...typed })
    if (Object.keys(typed).length > 0) saveDraft(dietitianId, { ...draft, ...typed }, id)
    setErrors({})
    const shouldSend = takeSendAfterSignIn(dietitianId)
    // A person who signed in elsewhere and comes here later has not pressed Send, and may be another.
    if (shouldSend && state?.isAfterSignIn === true && id !== null && !isBlank(draft)) setSendPending(true)
  })
  useEffect(() => {
    if (userId === undefined) return
    loadDraft(userId)
    // Fetched while the user writes, so that validation works even if the connection is lost.
    loadValidation(false).catch(() => {})
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
    const fieldErrors = error instanceof ApiError ? Object.entries(error.fields).filter(([name]) => name in BLANK) : []
    if (fieldErrors.length === 0) return setFailure(errorResponse)
    setErrors(Object.fromEntries(fieldErrors.map(([name, messages]) => [name, messages.join(' ')])))
    setAttempts((count) => count + 1)
  }

  async function loadAttachments() {
    const { openAttachments } = await loadSignedIn()
    return openAttachments(requestDraftName(dietitianId), Number(userId))
  }

  async function send() {
    const { validateRequest } = await loadValidation(values.is_for_other)
    const { payload, errors: invalid } = validateRequest(dietitianId, values, ageGroup)
    if (!payload) {
      setErrors(invalid)
      setAttempts((count) => count + 1)
      return
    }
    // Only a valid request is worth an account; without files it is sent automatically after the sign-in.
    if (userId === null) {
      // The sign-in is another page, which an offline browser cannot show.
      if (!navigator.onLine) throw new Error('offline')
      if (!new FormData(formRef.current ?? undefined).has(ADDS_FILES)) sendAfterSignIn(dietitianId)
      return onSignIn()
    }
    setSending(true)
    const name = requestDraftName(dietitianId)
    const options = withIdempotencyKey(name, JSON.stringify(payload), userId ?? null)
    await (await loadAttachments()).sendWith((attachment_ids) =>
      api.consultations.create({ ...payload, attachment_ids }, options),
    )
    clearIdempotencyKey(name, userId ?? null)
    clearDraft(dietitianId, userId ?? null)
    onSent()
  }

  const sendPendingRequest = useEffectEvent(() => {
    setSendPending(false)
    // A request for a minor is not sent automatically, because the form now asks for the guardian.
    const isGuardianMissing = personAgeGroup(values, ageGroup) === 'minor' && !values.guardian_name
    if (!isBlocked && !isGuardianMissing) void handleSubmit()
  })
  useEffect(() => {
    if (isSendPending && ageGroup !== 'loading') sendPendingRequest()
  }, [isSendPending, ageGroup])

  async function handleSubmit(event?: FormEvent) {
    event?.preventDefault()
    if (userId === undefined || isSubmitting.current) return
    isSubmitting.current = true
    setFailure(null)
    await send().catch(showError)
    isSubmitting.current = false
    setSending(false)
  }

  function startAfresh() {
    if (userId) void loadAttachments().then((attachments) => attachments.discard())
    clearDraft(dietitianId, userId ?? null)
    setValues(BLANK)
    setErrors({})
    setRestored(false)
  }

  const field = bindFields(values, errors, change)
  return { values, errors, failure, attempts, isSending, isRestored, formRef, field, change, startAfresh, handleSubmit }
}
