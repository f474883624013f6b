import { ApiError } from '#domain/http/api-error.ts'
import { NO_ACCESS_TOKEN, NO_REFRESH_TOKEN, REFRESH_TOKEN_EXPIRED } from '#domain/http/common-failures.ts'
import type { Tokens } from './session-storage.ts'
import { isExpired } from './session-token.ts'

export interface RefreshPorts {
  readTokens: () => Tokens | null
  ask: (refresh: string) => Promise<string>
  keep: (access: string) => void
  /** The session is over: no refresh token, or the server refuses it. */
  end: () => void
  /** Runs the work while no other tab refreshes. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * An access token to call with: the stored one while it lives, else a new one. However many calls ask at once, in
 * however many tabs, one request for a new token is made. `refused` is a token that the server has just turned down.
 */
export function createTokenSource(ports: RefreshPorts) {
  let underway: Promise<string> | null = null

  async function refresh(refused: string | null): Promise<string> {
    const tokens = ports.readTokens()
    if (!tokens) throw new ApiError(401, NO_REFRESH_TOKEN)
    // Another tab may have refreshed while this one waited for its turn.
    if (tokens.access !== refused && !isExpired(tokens.access)) return tokens.access
    if (isExpired(tokens.refresh)) {
      ports.end()
      throw new ApiError(401, REFRESH_TOKEN_EXPIRED)
    }
    // Signed out, or in as somebody else, while the answer travelled: it is about nobody here.
    const isOutdated = () => ports.readTokens()?.refresh !== tokens.refresh
    try {
      const access = await ports.ask(tokens.refresh)
      if (isOutdated()) throw new ApiError(0, NO_ACCESS_TOKEN)
      ports.keep(access)
      return access
    } catch (error) {
      if (error instanceof ApiError && error.status === 401 && !isOutdated()) ports.end()
      throw error
    }
  }

  return async function accessToken(refused: string | null = null): Promise<string> {
    const tokens = ports.readTokens()
    if (!tokens) throw new ApiError(401, NO_ACCESS_TOKEN)
    if (tokens.access !== refused && !isExpired(tokens.access)) return tokens.access
    underway ??= ports
      .exclusively(() => refresh(refused))
      .finally(() => {
        underway = null
      })
    return underway
  }
}
