import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import type { ClaimsInput } from '#domain/ai/ai.schema.ts'
import type { Finding } from '#domain/ai/findings.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { api } from '#web/lib/api/api.ts'
import { useAiCall } from '../use-ai-call.ts'

export type CheckedText = Pick<ClaimsInput, 'content'> & { title: string; summary: string }

interface Checked {
  /** Identifies the checked text. */
  key: string
  findings: Finding[]
}

interface Question {
  findings: Finding[]
  isForReview: boolean
  answer: (mayPublish: boolean) => void
}

export type ClaimCheck = ReturnType<typeof useClaimCheck>

function textKey({ title, summary, content }: CheckedText): string {
  return JSON.stringify([title, summary, content])
}

const PAUSE_MS = 1000

/** Retries once on 429, where an aborted check may still be running on the server. */
async function checkClaims(signal: AbortSignal, text: CheckedText) {
  try {
    return await api.ai.checkClaims(text, { signal })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 429)) throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return api.ai.checkClaims(text, { signal })
  }
}

/** Checks a text for claims on demand and before publishing. It warns but never blocks. */
export function useClaimCheck() {
  const [checked, setChecked] = useState<Checked | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const call = useAiCall(checkClaims)

  /** @returns null if the check failed, undefined if it was cancelled */
  async function check({ title, summary, content }: CheckedText): Promise<Finding[] | null | undefined> {
    const answer = await call.run({ title, summary, content })
    if (answer) setChecked({ key: textKey({ title, summary, content }), findings: answer.findings })
    return answer === null ? null : answer?.findings
  }

  /** Asks the author only when something was found, before the text is published or sent for review. */
  async function mayPublish(text: CheckedText, isForReview: boolean): Promise<boolean> {
    const findings = await check(text)
    if (findings === undefined) return false
    if (findings === null || findings.length === 0) {
      // A failed check does not block publishing.
      call.clearFailure()
      return true
    }
    return new Promise((answer) => setQuestion({ findings, isForReview, answer }))
  }

  function decide(shouldPublish: boolean) {
    question?.answer(shouldPublish)
    setQuestion(null)
  }

  return {
    check,
    mayPublish,
    getFindings: (text: CheckedText) => (checked?.key === textKey(text) ? checked.findings : null),
    wasChecked: checked !== null,
    isRunning: call.isRunning,
    failure: call.failure,
    pendingFindings: question?.findings ?? null,
    isForReview: question?.isForReview ?? false,
    decide,
  }
}

/** Location state that makes the editor check the article when it opens. */
export const CHECK_ON_OPEN = { checksClaims: true }

export function useCheckOnOpen({ check }: ClaimCheck, text: CheckedText) {
  const { state } = useLocation()
  const checkIfRequested = useEffectEvent(() => {
    if (state?.checksClaims === true) void check(text)
  })
  useEffect(() => checkIfRequested(), [])
}
