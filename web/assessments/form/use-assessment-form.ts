import { useEffect, useEffectEvent, useState } from 'react'
import { isMinor } from '#domain/accounts/account-rules.ts'
import {
  MIN_SECONDS,
  missingFields,
  missingFieldsMessage,
  SUBMISSION_FAILED,
} from '#domain/assessments/assessment-rules.ts'
import { AssessmentInput, type AssessmentReceipt } from '#domain/assessments/assessments.schema.ts'
import { ApiError, toApiError } from '#domain/http/api-error.ts'
import type { PlanId } from '#domain/membership/plans.ts'
import { usePlanInAddress } from '#web/lib/address/use-plan-in-address.ts'
import { api } from '#web/lib/api/api.ts'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import {
  type AssessmentValues,
  asksPregnancy,
  clearDraft,
  readDraft,
  saveDraft,
  toNumber,
  toPayload,
} from './assessment-values.ts'

export interface SentAssessment {
  /** The server's message. */
  message: string
  /** The plan that it asks about. */
  plan: PlanId | null
}

export interface AssessmentFormOptions {
  /** When the page was opened, by `performance.now()`. */
  openedAt: number
  onSent: (sent: SentAssessment) => void
}

function isUnderAge({ age }: AssessmentValues): boolean {
  return isMinor(toNumber(age) ?? null)
}

/** Replaces an error without a message. */
function withDefaultMessage(error: unknown): never {
  const hasNoMessage = error instanceof ApiError && error.message.startsWith(`HTTP ${error.status}`)
  throw hasNoMessage ? new ApiError(error.status, SUBMISSION_FAILED, error.fields, error.body) : error
}

/** An answer with status 200 may still say that the submission failed. */
function requireSuccess(receipt: AssessmentReceipt): AssessmentReceipt {
  if (receipt.success) return receipt
  throw toApiError(200, '', JSON.stringify(receipt))
}

const secondsSince = (start: number) => (performance.now() - start) / 1000

/** Stays busy until the form has been open long enough that the server does not take the user for a bot. */
async function waitForMinimumTime(openedAt: number) {
  const remaining = () => MIN_SECONDS - secondsSince(openedAt)
  while (remaining() > 0) await new Promise((resolve) => setTimeout(resolve, remaining() * 1000))
}

/** The assessment form. Nothing typed is lost on an error, a reload or offline. */
export function useAssessmentForm({ openedAt, onSent }: AssessmentFormOptions) {
  const [isReady, setReady] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const [clearedAttempt, setClearedAttempt] = useState(0)
  /** The server's message above its field errors. */
  const [refusal, setRefusal] = useState<string>()
  const [plan, setPlan] = usePlanInAddress()
  const [namedPlan] = useState(plan)
  const apiForm = useApiForm<AssessmentValues, AssessmentInput>({
    schema: AssessmentInput,
    toPayload: (values) => toPayload(values, isUnderAge(values)),
    async send(input) {
      await waitForMinimumTime(openedAt)
      const seconds_taken = secondsSince(openedAt)
      const receipt = await api.assessments
        .create({ ...input, notice_accepted: true, seconds_taken })
        .then(requireSuccess)
        .catch(withDefaultMessage)
      clearDraft()
      onSent({ message: receipt.message, plan: input.plan ?? null })
    },
    onError: ({ message }) => setRefusal(message),
  })
  const { form, attempts, fieldErrors, clearFailure } = apiForm
  const values = form.watch()
  const missing = missingFields(values)

  const restoreDraft = useEffectEvent(() => {
    // Text typed before the script loaded is newer than the stored draft.
    const restored = readDraft().filter(([field]) => !form.getValues(field))
    for (const [field, value] of restored) form.setValue(field, value)
    setRestored(restored.length > 0)
    setReady(true)
  })
  useEffect(() => restoreDraft(), [])

  useEffect(() => {
    if (isReady) saveDraft(values)
  }, [isReady, values])

  return {
    apiForm,
    /** The plan in the address that the visitor came from. */
    namedPlan,
    setPlan,
    missingMessage: missing.length > 0 ? missingFieldsMessage(missing) : undefined,
    isMinor: isUnderAge(values),
    isRestored,
    screening: {
      medicines: values.medicines,
      allergies: values.allergies,
      diagnoses: values.diagnoses,
      asksPregnancy: asksPregnancy(values),
    },
    concernLength: values.specific_concern?.length ?? 0,
    refusal,
    areFieldErrorsShown: attempts > clearedAttempt && fieldErrors.length > 0,
    handleInput() {
      clearFailure()
      setRefusal(undefined)
      setClearedAttempt(attempts)
    },
    startAfresh() {
      clearDraft()
      form.reset()
      form.setValue('plan', '')
      setPlan(null)
      setRestored(false)
      setRefusal(undefined)
    },
  }
}

export type AssessmentFormState = ReturnType<typeof useAssessmentForm>
