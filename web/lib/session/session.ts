import { create } from 'zustand'
import type { Login, Registration, SignedIn } from '#domain/accounts/accounts.schema.ts'
import type { ChangePassword } from '#domain/accounts/security.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { toast } from '#web/ui/toast.ts'
import { lazyApi } from '../api/lazy-api.ts'
import { clearUserDrafts, removeStaleDrafts, resumeDrafts } from '../forms/drafts/form-draft.ts'
import { confirmLogout } from './before-logout.ts'
import { deviceHeaders } from './device-id.ts'
import { createTokenSource } from './session-refresh.ts'
import {
  clearSession,
  readSession,
  SESSION_KEYS,
  type SessionUser,
  type Tokens,
  toSessionUser,
  writeAccess,
  writeSession,
  writeTokens,
  writeUser,
} from './session-storage.ts'
import { isExpired } from './session-token.ts'

const STILL_SIGNED_IN = 'We couldn’t reach the server. You’re still signed in. Try again in a moment.'

interface SessionState {
  /** `unknown` on the server and until the browser has read its storage, so that both render the same. */
  status: 'unknown' | 'signed-out' | 'signed-in'
  user: SessionUser | null
  /** The user logged out in this tab, so guards lead home instead of to the sign-in. */
  hasLoggedOut: boolean
  /** The session expired or was revoked, so the sign-in says why it is shown. */
  hasExpired: boolean
}

const UNKNOWN: SessionState = { status: 'unknown', user: null, hasLoggedOut: false, hasExpired: false }

export const useSession = create<SessionState>()(() => UNKNOWN)

/** Calls without an access token. */
const lazyAnonymousApi = lazyApi(() => import('../api/anonymous-api.ts').then(({ anonymousApi }) => anonymousApi))

function applySession(user: SessionUser | null, hasLoggedOut = false) {
  // The head script sets the same attribute before the first paint; styles read it.
  if (user) document.documentElement.setAttribute('data-signed-in', user.role)
  else document.documentElement.removeAttribute('data-signed-in')
  const before = useSession.getState()
  const hasExpired = !user && !hasLoggedOut && (before.status === 'signed-in' || before.hasExpired)
  useSession.setState({ status: user ? 'signed-in' : 'signed-out', user, hasLoggedOut, hasExpired })
}

/**
 * Another account has signed in: what this page shows and would save belongs to the one before, so its parts are
 * removed at once and the page is loaded again.
 */
function startOver() {
  useSession.setState(UNKNOWN)
  setTimeout(() => window.location.reload())
}

/** Null once another account has signed in, so that this page never calls the API in its name. */
function readOwnTokens(): Tokens | null {
  const session = readSession()
  return session && session.user.id === useSession.getState().user?.id ? session.tokens : null
}

function start({ user, tokens }: SignedIn): SessionUser {
  const current = useSession.getState().user
  writeSession({ tokens, user })
  if (current && current.id !== user.id) {
    startOver()
    return toSessionUser(user)
  }
  resumeDrafts(user.id)
  applySession(toSessionUser(user))
  return toSessionUser(user)
}

export function endSession() {
  clearSession()
  applySession(null)
}

function withLock<T>(work: () => Promise<T>): Promise<T> {
  // Without Web Locks (insecure origins) only the requests of one tab are shared.
  return navigator.locks ? navigator.locks.request('token-refresh', work) : work()
}

export const accessToken = createTokenSource({
  readTokens: readOwnTokens,
  requestAccess: async (refresh) =>
    (await lazyAnonymousApi.accounts.refresh({ refresh }, { headers: deviceHeaders() })).access,
  store: writeAccess,
  end: endSession,
  withLock,
})

export async function login(values: Login): Promise<SessionUser> {
  return start(await lazyAnonymousApi.accounts.login(values, { headers: deviceHeaders() }))
}

export async function register(values: Registration): Promise<SessionUser> {
  return start(await lazyAnonymousApi.accounts.register(values, { headers: deviceHeaders() }))
}

/**
 * A new password ends every session, and this browser gets new tokens. The lock keeps other calls from refreshing
 * meanwhile, which would end the session here.
 */
export async function changePassword(values: ChangePassword): Promise<void> {
  const access = await accessToken()
  const headers = { authorization: `Bearer ${access}`, ...deviceHeaders() }
  await withLock(async () => writeTokens((await lazyAnonymousApi.security.changePassword(values, { headers })).tokens))
}

/**
 * Saves the work of all tabs, asks about what could not be saved, and ends the session here, then on the server. A
 * failure on the server changes nothing for the user. @returns whether the user is logged out
 */
export async function logout(ask: (losses: string[]) => Promise<boolean>): Promise<boolean> {
  const leaving = readSession()
  if (leaving && !(await confirmLogout(leaving.user.id, ask))) return false
  const session = readSession()
  if (session) clearUserDrafts(session.user.id)
  clearSession()
  applySession(null, true)
  if (session) void revokeOnServer(session.tokens)
  return true
}

async function revokeOnServer({ access, refresh }: SignedIn['tokens']) {
  try {
    await lazyAnonymousApi.accounts.logout({ refresh }, { headers: { authorization: `Bearer ${access}` } })
  } catch {
    // The client has logged it; the session has ended here.
  }
}

/** Updates the stored user from a profile response, after a change of names or role. */
export function updateStoredUser(user: SessionUser) {
  if (readSession()?.user.id !== user.id) return
  writeUser(user)
  applySession(toSessionUser(user))
}

function syncSession() {
  const user = readSession()?.user ?? null
  const current = useSession.getState().user
  if (user && current && user.id !== current.id) return startOver()
  if (user && !current) resumeDrafts(user.id)
  if (JSON.stringify(user) !== JSON.stringify(current)) applySession(user)
}

function watchOtherTabs() {
  const keys: string[] = Object.values(SESSION_KEYS)
  window.addEventListener('storage', (event) => {
    if (event.key === null || keys.includes(event.key)) syncSession()
  })
  // A page restored from the back/forward cache has missed the events.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) syncSession()
  })
}

/** Runs once in the browser, before hydration, which still renders `unknown`. */
export function restoreSession() {
  if (useSession.getState().status !== 'unknown') return
  watchOtherTabs()
  removeStaleDrafts()
  const session = readSession()
  if (session) applySession(session.user)
  if (!session || isExpired(session.tokens.refresh)) return endSession()
  if (isExpired(session.tokens.access)) {
    accessToken().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      // A 401 has ended the session already. On other errors it stays, and the next call tries again.
      if (error.status !== 401) toast.error(STILL_SIGNED_IN)
    })
  }
}
