import type { PublicSubmission } from '#domain/assessments/assessments.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { type LinkState, useLinkSteps } from '../use-link-steps.ts'

type Shown = ({ at: 'shown' } & PublicSubmission) | { at: 'erased'; message: string }
type SubmissionAction = 'show' | 'erase' | 'renew'

/**
 * Shows and erases a submission. The mailed token works once; the response's new token, which is only in memory,
 * erases it.
 */
export function useSubmission(mailed: string) {
  const { state, busy, failed, take } = useLinkSteps<Shown, SubmissionAction>()
  const calls: Record<SubmissionAction, () => Promise<Shown | LinkState>> = {
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
  return { state, busy, failed, run: (action: SubmissionAction) => take(action, calls[action]) }
}
