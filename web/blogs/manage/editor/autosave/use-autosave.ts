import { useEffect, useState } from 'react'
import { ApiError } from '#domain/http/api-error.ts'
import { ANY_FAILURE } from '#domain/http/common-failures.ts'
import { api } from '#web/lib/api/api.ts'
import { useSession } from '#web/lib/session/session.ts'
import { type AutosaveState, createAutosave } from './autosave.ts'
import { type EditingContext, removeDraft, storeDraft } from './unsaved-draft.ts'
import type { RecoverableDrafts } from './use-recoverable-drafts.ts'

const workingCopyQuery = ({ blogId }: EditingContext) => (blogId === null ? {} : { blog: blogId })

function toState(error: unknown, isOnDevice: boolean): AutosaveState {
  if (!navigator.onLine) return { kind: 'offline', isOnDevice }
  return { kind: 'failed', message: error instanceof ApiError ? error.message : ANY_FAILURE, isOnDevice }
}

type Recoverable = Pick<RecoverableDrafts, 'addWorkingCopy' | 'areStored'>

const DECIDE_FIRST = 'This browser has no room for your earlier work. Restore or discard it first.'

function createArticleAutosave(
  context: EditingContext,
  { addWorkingCopy, areStored }: Recoverable,
  onState: (state: AutosaveState) => void,
) {
  // A logout erases all drafts, and another user may have signed in since.
  function isOwnSession() {
    const { user, hasLoggedOut } = useSession.getState()
    return !hasLoggedOut && (user === null || user.id === context.userId)
  }
  return createAutosave({
    store: (draft) => isOwnSession() && storeDraft(context, draft),
    remove: () => removeDraft(context),
    find: async () => {
      const { working_copy } = await api.blogs.workingCopy(workingCopyQuery(context))
      if (working_copy) addWorkingCopy(working_copy)
      return working_copy?.saved_at ?? null
    },
    send: async ({ text, basedOn }) => {
      if (!isOwnSession()) return null
      if (!areStored()) throw new ApiError(0, DECIDE_FIRST)
      const response = await api.blogs.saveWorkingCopy({ ...text, blog: context.blogId, based_on: basedOn })
      return response.working_copy?.saved_at ?? null
    },
    drop: async (savedAt) => {
      if (!areStored()) return
      await api.blogs.dropWorkingCopy({ ...workingCopyQuery(context), saved_at: savedAt })
    },
    toState,
    onState,
  })
}

export function useAutosave(context: EditingContext, recoverable: Recoverable) {
  const [autosaveState, setState] = useState<AutosaveState>({ kind: 'idle' })
  const [autosave] = useState(() => createArticleAutosave(context, recoverable, setState))

  useEffect(() => {
    autosave.open()
    const listeners = new AbortController()
    const { signal } = listeners
    window.addEventListener('online', autosave.retry, { signal })
    window.addEventListener('pagehide', autosave.storeNow, { signal })
    document.addEventListener('visibilitychange', () => document.hidden && autosave.startFlush(), { signal })
    return () => {
      listeners.abort()
      autosave.close()
    }
  }, [autosave])

  return { autosave, autosaveState }
}
