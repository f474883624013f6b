import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

export const ACCESS_SECONDS = 15 * 60
export const REFRESH_SECONDS = { remembered: 30 * 24 * 3600, ordinary: 24 * 3600 } as const

export type TokenUse = 'access' | 'refresh'

export interface TokenClaims {
  userId: number
  sessionId: number
}

export interface Tokens {
  sign(use: TokenUse, claims: TokenClaims, seconds: number): Promise<string>
  /** The claims of a genuine, unexpired token of that use; null for anything else. */
  read(use: TokenUse, token: string): Promise<TokenClaims | null>
}

const ISSUER = 'thali'

export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret)
  return {
    sign: (use, { userId, sessionId }, seconds) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setAudience(use)
        .setSubject(String(userId))
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(key),
    read: async (use, token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: use,
          requiredClaims: ['exp'],
        })
        const userId = Number(payload.sub)
        const sessionId = payload.sid
        return Number.isSafeInteger(userId) && Number.isSafeInteger(sessionId)
          ? { userId, sessionId: Number(sessionId) }
          : null
      } catch {
        return null
      }
    },
  }
}
