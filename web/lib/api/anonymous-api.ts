import { createApi } from '#domain/api/api.ts'
import { fetchTransport, withFailureLog } from './fetch-transport.ts'

/** Calls without an access token: sign-in, token refresh, logout. */
export const anonymousApi = createApi(withFailureLog(fetchTransport))
