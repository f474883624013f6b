import { STEP_UP_REQUIRED } from '#domain/accounts/account-rules.ts'
import { accountsApi } from '#domain/accounts/accounts.api.ts'
import { UserResponse } from '#domain/accounts/accounts.schema.ts'
import { createApi } from '#domain/api/api.ts'
import { describeFailure } from '#domain/api/failure-of.ts'
import { ApiError, noResponse, toApiError } from '#domain/http/api-error.ts'
import type { ApiRequest, ApiResponse } from '#domain/http/client.ts'
import type { Endpoint } from '#domain/http/endpoint.ts'
import { accessToken, endSession, updateStoredUser } from '../session/session.ts'
import { readTokens } from '../session/session-storage.ts'
import { fetchTransport, withBearer, withFailureLog } from './fetch-transport.ts'

/** Public reads send a token if there is one, renew it once, and fall back to no token. */
async function publicCall(request: ApiRequest, endpoint: Endpoint): Promise<ApiResponse> {
  const anonymously = () => fetchTransport(request, endpoint)
  if (endpoint.method !== 'GET' || !readTokens()) return anonymously()
  const access = await tokenOrNull()
  if (!access) return anonymously()
  const first = await fetchTransport(withBearer(request, access), endpoint)
  if (first.status !== 401) return first
  const renewed = await tokenOrNull(access)
  const second = renewed && (await fetchTransport(withBearer(request, renewed), endpoint))
  return second && second.status !== 401 ? second : anonymously()
}

async function tokenOrNull(rejected: string | null = null): Promise<string | null> {
  try {
    return await accessToken(rejected)
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** A failed token refresh is reported as a failure of the user's own action. */
async function requireToken(endpoint: Endpoint, rejected: string | null = null): Promise<string> {
  try {
    return await accessToken(rejected)
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) throw noResponse(describeFailure(endpoint), navigator.onLine)
    throw error
  }
}

/** A rejected token is renewed once; a second 401 ends the session. */
async function signedInCall(request: ApiRequest, endpoint: Endpoint): Promise<ApiResponse> {
  const access = await requireToken(endpoint)
  const first = await fetchTransport(withBearer(request, access), endpoint)
  if (first.status !== 401) return first
  const second = await fetchTransport(withBearer(request, await requireToken(endpoint, access)), endpoint)
  if (second.status === 401) endSession()
  return second
}

/** @returns null for any other error */
function readStepUp({ status, text }: ApiResponse) {
  if (status !== 403) return null
  const { body, message } = toApiError(status, '', text)
  const { code, otp_required } = (body ?? {}) as { code?: unknown; otp_required?: unknown }
  return code === STEP_UP_REQUIRED ? { reason: message, needsCode: otp_required === true } : null
}

/** A call that needs a recent password is sent again once the user has given it. */
async function stepUpCall(request: ApiRequest, endpoint: Endpoint): Promise<ApiResponse> {
  const first = await signedInCall(request, endpoint)
  const stepUp = readStepUp(first)
  if (!stepUp) return first
  const { requestStepUp } = await import('../session/step-up.tsx')
  const isConfirmed = await requestStepUp({ ...stepUp, prove: (proof) => apiCalls.security.stepUp(proof) })
  return isConfirmed ? signedInCall(request, endpoint) : first
}

let pendingRole: Promise<void> | null = null

/**
 * A 403 may mean that the role has changed since the sign-in, so the session gets the new role before the page gets the
 * error.
 */
function refetchRole(): Promise<void> {
  pendingRole ??= apiCalls.accounts
    .profile()
    .then(
      () => {},
      () => {}, // The page shows the original error.
    )
    .finally(() => {
      pendingRole = null
    })
  return pendingRole
}

function chooseCall({ access, stepUp }: Endpoint) {
  if (access === 'anyone') return publicCall
  return stepUp ? stepUpCall : signedInCall
}

async function browserTransport(request: ApiRequest, endpoint: Endpoint): Promise<ApiResponse> {
  const response = await chooseCall(endpoint)(request, endpoint)
  const isProfile = endpoint.path === accountsApi.profile.path
  if (response.status === 403 && !isProfile && !readStepUp(response)) await refetchRole()
  if (isProfile && response.status === 200) {
    updateStoredUser(UserResponse.parse(JSON.parse(response.text)).user)
  }
  return response
}

/** The loaded client; `api.ts` imports it with the first call. */
export const apiCalls = createApi(withFailureLog(browserTransport))
