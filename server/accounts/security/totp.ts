import { Secret, TOTP } from 'otpauth'
import { SITE } from '#domain/site/site.ts'

const DIGITS = 6
const PERIOD_SECONDS = 30
/** Steps that the clocks of phone and server may be apart. */
const DRIFT = 1
/** 160 bits, what RFC 4226 recommends. */
const SECRET_BYTES = 20

function createTotp(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: SITE.name,
    label,
    secret: Secret.fromBase32(secret),
    digits: DIGITS,
    period: PERIOD_SECONDS,
  })
}

export function makeTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** What the QR code holds. */
export function totpUri(secret: string, email: string): string {
  return createTotp(secret, email).toString()
}

/** The time step that the code belongs to, now or one step off; null for a wrong one. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const totp = createTotp(secret)
  const delta = totp.validate({ token: code, timestamp: now, window: DRIFT })
  return delta === null ? null : totp.counter({ timestamp: now }) + delta
}
