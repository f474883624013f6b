import { Secret, TOTP } from 'otpauth'
import { SITE } from '#domain/site/site.ts'

const DIGITS = 6
const PERIOD_SECONDS = 30
/** Number of steps that the clocks of phone and server may differ by. */
const DRIFT = 1
/** 160 bits, as RFC 4226 recommends. */
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

/** The content of the QR code. */
export function totpUri(secret: string, email: string): string {
  return createTotp(secret, email).toString()
}

/** The time step of the code, at most `DRIFT` steps off; null for a wrong code. */
export function stepOfCode(secret: string, code: string): number | null {
  const timestamp = Date.now()
  const totp = createTotp(secret)
  const delta = totp.validate({ token: code, timestamp, window: DRIFT })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
