import { createHash, randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createLimiter } from '../limits/limiter.ts'

/** OWASP's choice for Argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashing runs on libuv's four threads, which also compress responses and read files, so one thread is always left for
 * those.
 */
const HASHED_AT_ONCE = Math.min(availableParallelism(), 3)
/** About five seconds of work on two cores, at 30 ms each. */
const WAITING_MAX = 300

const limitHashing = createLimiter({ concurrent: HASHED_AT_ONCE, waiting: WAITING_MAX })

/** @throws unavailable during a flood of sign-ins */
export function hashPassword(password: string): Promise<string> {
  return limitHashing(() => hash(password.normalize('NFC'), OPTIONS))
}

let decoy: Promise<string> | undefined

/**
 * Takes the same time whether or not the account exists: without a stored hash, the password is compared with a decoy.
 * The decoy has the same parameters and waits in the same queue.
 * @throws unavailable during a flood of sign-ins
 */
export async function isRightPassword(stored: string | null, password: string): Promise<boolean> {
  // Created once, outside the queue: a rejection by the queue would leave no decoy.
  decoy ??= hash(randomBytes(16).toString('hex'), OPTIONS)
  const compared = stored ?? (await decoy)
  const isRight = await limitHashing(() => verify(compared, password.normalize('NFC')))
  return stored !== null && isRight
}

const require = createRequire(import.meta.url)
let commonPasswords: ReadonlySet<string> | undefined

/** Decompressed on first use, because it takes some megabytes. */
function loadCommonPasswords(): ReadonlySet<string> {
  const { dictionary } = require('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'] as string[])
}

/** True if it is among the most used passwords in zxcvbn's word list. */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= loadCommonPasswords()
  return commonPasswords.has(password.toLowerCase())
}

/** A random token for a link, and the hash to store. */
export function makeLinkToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: sha256(token) }
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
