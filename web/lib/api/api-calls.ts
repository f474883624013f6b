import { accountsApi } from '#domain/accounts/accounts.api.ts'
import { UserAnswer } from '#domain/accounts/accounts.schema.ts'
import { createApi } from '#domain/http/api.ts'
import type { ApiRequest, ApiResponse } from '#domain/http/client.ts'
import type { Endpoint } from '#domain/http/endpoint.ts'
import { accessToken, endSession, rememberUser } from '../session/session.ts'
import { readTokens } from '../session/session-storage.ts'
import { isExpired } from '../session/session-token.ts'
import { fetchTransport, withBearer } from './fetch-transport.ts'

/** Public reading takes a token if there is one, and does without when it is not liked. */
async function openCall(request: ApiRequest, endpoint: Endpoint): Promise<ApiResponse> {
  const access = endpoint.method === 'GET' ? readTokens()?.access : undefined
  if (!access || isExpired(access)) return fetchTransport(request, endpoint)
  const answer = await fetchTransport(withBearer(request, access), endpoint)
  return answer.status === 401 ? fetchTransport(request, endpoint) : answer
}

/** A refused token is exchanged once; a second refusal means that the session is over. */
async function signedInCall(request: ApiRequest, endpoint: Endpoint): Promise<ApiResponse> {
  const access = await accessToken()
  const first = await fetchTransport(withBearer(request, access), endpoint)
  if (first.status !== 401) return first
  const second = await fetchTransport(withBearer(request, await accessToken(access)), endpoint)
  if (second.status === 401) endSession()
  return second
}

async function browserTransport(request: ApiRequest, endpoint: Endpoint): Promise<ApiResponse> {
  const answer = await (endpoint.access === 'anyone' ? openCall : signedInCall)(request, endpoint)
  if (endpoint.path === accountsApi.profile.path && answer.status === 200) {
    rememberUser(UserAnswer.parse(JSON.parse(answer.text)).user)
  }
  return answer
}

/** The calls themselves; `api.ts` loads them with the first one. */
export const apiCalls = createApi(browserTransport)
