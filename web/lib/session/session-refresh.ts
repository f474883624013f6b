import { ApiError } from '#domain/http/api-error.ts'
import { NO_ACCESS_TOKEN, NO_REFRESH_TOKEN, REFRESH_TOKEN_EXPIRED } from '#domain/http/common-failures.ts'
import type { Tokens } from './session-storage.ts'
import { isExpired } from './session-token.ts'

export interface RefreshPorts {
  readTokens: () => Tokens | null
  requestAccess: (refresh: string) => Promise<string>
  store: (access: string) => void
  /** The session has ended: the refresh token expired or was rejected. */
  end: () => void
  withLock: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * Returns the stored access token, or a new one when it has expired. Concurrent calls in all tabs share one request.
 * `rejected` is a token that the server has just rejected.
 */
export function createTokenSource(ports: RefreshPorts) {
  let pending: Promise<string> | null = null

  async function refresh(rejected: string | null): Promise<string> {
    const tokens = ports.readTokens()
    if (!tokens) throw new ApiError(401, NO_REFRESH_TOKEN)
    // Another tab may have refreshed it meanwhile.
    if (tokens.access !== rejected && !isExpired(tokens.access)) return tokens.access
    if (isExpired(tokens.refresh)) {
      ports.end()
      throw new ApiError(401, REFRESH_TOKEN_EXPIRED)
    }
    // True after a sign-out or another sign-in during the request.
    const isOutdated = () => ports.readTokens()?.refresh !== tokens.refresh
    try {
      const access = await ports.requestAccess(tokens.refresh)
      if (isOutdated()) throw new ApiError(0, NO_ACCESS_TOKEN)
      ports.store(access)
      return access
    } catch (error) {
      if (error instanceof ApiError && error.status === 401 && !isOutdated()) ports.end()
      throw error
    }
  }

  return async function accessToken(rejected: string | null = null): Promise<string> {
    const tokens = ports.readTokens()
    if (!tokens) throw new ApiError(401, NO_ACCESS_TOKEN)
    if (tokens.access !== rejected && !isExpired(tokens.access)) return tokens.access
    pending ??= ports
      .withLock(() => refresh(rejected))
      .finally(() => {
        pending = null
      })
    return pending
  }
}
