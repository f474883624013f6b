import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'

/** OWASP's choice for Argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), OPTIONS)
}

let decoy: Promise<string> | undefined

/**
 * Compares in the same time whether or not there is an account: without a stored hash a decoy is worked on.
 * The decoy comes from the same parameters, so that the work is the same.
 */
export async function isRightPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  const isRight = await verify(stored ?? (await decoy), password.normalize('NFC'))
  return stored !== null && isRight
}

const common = new Set(dictionary['passwords-common'] as string[])

/** Among the most used passwords that zxcvbn's word list holds. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}

/** A random value for a link, and what is stored of it. */
export function makeLinkToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: sha256(token) }
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
