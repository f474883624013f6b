import { createHash, randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createLimiter } from './limiter.ts'

/** OWASP's choice for Argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing runs on libuv's four threads, which compress answers and read files too: one of them is always left to those. */
const HASHED_AT_ONCE = Math.min(availableParallelism(), 3)
/** About five seconds of work on two cores, with 30 ms for each. */
const WAITING_MAX = 300

const limitHashing = createLimiter({ concurrent: HASHED_AT_ONCE, waiting: WAITING_MAX })

/** @throws unavailable in a flood of sign-ins */
export function hashPassword(password: string): Promise<string> {
  return limitHashing(() => hash(password.normalize('NFC'), OPTIONS))
}

let decoy: Promise<string> | undefined

/**
 * Compares in the same time whether or not there is an account: without a stored hash a decoy is worked on.
 * The decoy comes from the same parameters and waits in the same queue, so that the work is the same.
 * @throws unavailable in a flood of sign-ins
 */
export async function isRightPassword(stored: string | null, password: string): Promise<boolean> {
  // Made once, and outside the queue: a rejection by the queue would leave no decoy.
  decoy ??= hash(randomBytes(16).toString('hex'), OPTIONS)
  const compared = stored ?? (await decoy)
  const isRight = await limitHashing(() => verify(compared, password.normalize('NFC')))
  return stored !== null && isRight
}

const require = createRequire(import.meta.url)
let common: ReadonlySet<string> | undefined

/** Unpacked when first asked for: most starts do without, and it takes some megabytes. */
function commonPasswords(): ReadonlySet<string> {
  const { dictionary } = require('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'] as string[])
}

/** Among the most used passwords that zxcvbn's word list holds. */
export function isCommonPassword(password: string): boolean {
  common ??= commonPasswords()
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
