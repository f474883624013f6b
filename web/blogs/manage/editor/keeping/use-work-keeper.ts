import { useEffect, useState } from 'react'
import { ApiError } from '#domain/http/api-error.ts'
import { ANY_FAILURE } from '#domain/http/common-failures.ts'
import { api } from '#web/lib/api/api.ts'
import { useSession } from '#web/lib/session/session.ts'
import { type Desk, forgetWork, keepWork } from './unsaved-work.ts'
import type { Offers } from './use-offers.ts'
import { createWorkKeeper, type KeepState, type WorkKeeper } from './work-keeper.ts'

const copyOf = ({ blogId }: Desk) => (blogId === null ? {} : { blog: blogId })

function stateOf(error: unknown, isOnDevice: boolean): KeepState {
  if (!navigator.onLine) return { kind: 'offline', isOnDevice }
  return { kind: 'failed', message: error instanceof ApiError ? error.message : ANY_FAILURE, isOnDevice }
}

type FoundWork = Pick<Offers, 'showFound' | 'areKept'>

const DECIDE_FIRST = 'This browser has no room for your earlier work. Restore or discard it first.'

function keeperOf(desk: Desk, { showFound, areKept }: FoundWork, onState: (state: KeepState) => void): WorkKeeper {
  // Who has logged out has had everything erased; whoever signs in then is somebody else.
  function isHere() {
    const { user, hasLoggedOut } = useSession.getState()
    return !hasLoggedOut && (user === null || user.id === desk.userId)
  }
  return createWorkKeeper({
    keep: (work) => isHere() && keepWork(desk, work),
    forget: () => forgetWork(desk),
    find: async () => {
      const { working_copy } = await api.blogs.workingCopy(copyOf(desk))
      if (working_copy) showFound(working_copy)
      return working_copy?.saved_at ?? null
    },
    send: async ({ text, basedOn }) => {
      if (!isHere()) return null
      if (!areKept()) throw new ApiError(0, DECIDE_FIRST)
      const answer = await api.blogs.keepWorkingCopy({ ...text, blog: desk.blogId, based_on: basedOn })
      return answer.working_copy?.saved_at ?? null
    },
    drop: async (savedAt) => {
      if (!areKept()) return
      await api.blogs.dropWorkingCopy({ ...copyOf(desk), saved_at: savedAt })
    },
    stateOf,
    onState,
  })
}

/** The keeper of this screen; it lasts as long as the screen does. */
export function useWorkKeeper(desk: Desk, found: FoundWork): { keeper: WorkKeeper; keepState: KeepState } {
  const [keepState, setKeepState] = useState<KeepState>({ kind: 'nothing' })
  const [keeper] = useState(() => keeperOf(desk, found, setKeepState))

  useEffect(() => {
    keeper.open()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('online', keeper.retry, { signal })
    window.addEventListener('pagehide', keeper.keepNow, { signal })
    document.addEventListener('visibilitychange', () => document.hidden && keeper.leave(), { signal })
    return () => {
      listening.abort()
      keeper.close()
    }
  }, [keeper])

  return { keeper, keepState }
}
