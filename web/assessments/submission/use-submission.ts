import { useRef, useState } from 'react'
import type { PublicSubmission } from '#domain/assessments/assessments.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { ANY_FAILURE } from '#domain/http/common-failures.ts'
import { api } from '#web/lib/api/api.ts'

export type SubmissionState =
  | { at: 'start' }
  | ({ at: 'shown' } & PublicSubmission)
  | { at: 'erased'; message: string }
  | { at: 'bad-link' }
  | { at: 'link-sent'; message: string }

export type SubmissionAction = 'show' | 'erase' | 'renew'

function isBadLink(error: unknown): boolean {
  return error instanceof ApiError && Boolean(error.fields.token)
}

/**
 * Shows and erases a submission. The mailed token works once; the response's new token, which is only in memory,
 * erases it.
 */
export function useSubmission(mailed: string) {
  const [state, setState] = useState<SubmissionState>({ at: 'start' })
  const [busy, setBusy] = useState<SubmissionAction | null>(null)
  const [failed, setFailed] = useState<{ action: SubmissionAction; message: string } | null>(null)
  // Ignores a second press before the re-render.
  const isPending = useRef(false)

  const calls: Record<SubmissionAction, () => Promise<SubmissionState>> = {
    show: async () => ({ at: 'shown', ...(await api.assessments.show({ token: mailed })) }),
    erase: async () => {
      const token = state.at === 'shown' ? state.token : mailed
      return { at: 'erased', message: (await api.assessments.erase({ token })).message }
    },
    renew: async () => ({
      at: 'link-sent',
      message: (await api.assessments.renewLink({ token: mailed })).message,
    }),
  }

  async function run(action: SubmissionAction): Promise<void> {
    if (isPending.current) return
    isPending.current = true
    setBusy(action)
    setFailed(null)
    try {
      setState(await calls[action]())
    } catch (error) {
      if (isBadLink(error)) setState({ at: 'bad-link' })
      else setFailed({ action, message: error instanceof ApiError ? error.message : ANY_FAILURE })
    } finally {
      isPending.current = false
      setBusy(null)
    }
  }

  return { state, busy, failed, run }
}
