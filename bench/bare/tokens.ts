import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const HEAD = encoded({ alg: 'HS256' })

interface Claims {
  sub: string
  sid: number
  iss: string
  aud: string
  exp: number
}

/** Signs and reads the product's tokens with `node:crypto` alone. */
export function createBareTokens(secret: string) {
  const signatureOf = (text: string) => createHmac('sha256', secret).update(text).digest()
  return {
    sign(aud: string, userId: number, sid: number, seconds: number): string {
      const now = Math.floor(Date.now() / 1000)
      const claims = { sid, iss: 'thali', aud, sub: String(userId), jti: randomUUID(), iat: now, exp: now + seconds }
      const text = `${HEAD}.${encoded(claims)}`
      return `${text}.${signatureOf(text).toString('base64url')}`
    },
    /** @throws for a forged or expired token */
    read(token: string, use: string): Claims {
      const [head = '', body = '', signature = ''] = token.split('.')
      const isGenuine = timingSafeEqual(signatureOf(`${head}.${body}`), Buffer.from(signature, 'base64url'))
      const claims: Claims = JSON.parse(Buffer.from(body, 'base64url').toString())
      if (!isGenuine || claims.aud !== use || claims.iss !== 'thali' || claims.exp < Date.now() / 1000) {
        throw new Error('refused')
      }
      return claims
    },
  }
}
