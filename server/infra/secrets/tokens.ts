import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'

export const ACCESS_SECONDS = 15 * 60
export const REFRESH_SECONDS = { remembered: 30 * 24 * 3600, ordinary: 24 * 3600 } as const

type TokenUse = 'access' | 'refresh'

export interface TokenClaims {
  userId: number
  sessionId: number
}

export type Tokens = ReturnType<typeof createTokens>

const ISSUER = 'thali'
/**
 * The signatures of so many valid tokens are not verified again. Whether the session still exists is checked each time.
 */
const VERIFIED_MAX = 5000

export function createTokens(secret: string) {
  const key = new TextEncoder().encode(secret)
  const verified = new LRUCache<string, { claims: TokenClaims; endsAt: number }>({ max: VERIFIED_MAX })
  return {
    sign: (use: TokenUse, { userId, sessionId }: TokenClaims, seconds: number) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setAudience(use)
        .setSubject(String(userId))
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(key),
    /** The claims of a valid, unexpired token of that use; null for any other. */
    read: async (use: TokenUse, token: string): Promise<TokenClaims | null> => {
      const cached = verified.get(`${use} ${token}`)
      if (cached) return cached.endsAt > Date.now() ? cached.claims : null
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: use,
          requiredClaims: ['exp'],
        })
        const userId = Number(payload.sub)
        const sessionId = payload.sid
        if (!Number.isSafeInteger(userId) || !Number.isSafeInteger(sessionId)) return null
        const claims = { userId, sessionId: Number(sessionId) }
        verified.set(`${use} ${token}`, { claims, endsAt: Number(payload.exp) * 1000 })
        return claims
      } catch {
        return null
      }
    },
  }
}
