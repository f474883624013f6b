import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { OperatorError } from '../errors.ts'
import type { Taker } from './tar.ts'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** What an encrypted backup begins with. */
export const ENCRYPTED = Buffer.from('THALIBK1')
const SALT = 16
const KEY = 32
const PROOF = 16
const TAG = 16
const FRAME = 1024 * 1024

/** A key for this file alone, and what tells a wrong one before anything is decrypted. */
async function keysOf(secret: string, salt: Buffer) {
  const both = await derive(secret, salt, KEY + PROOF)
  return { key: both.subarray(0, KEY), proof: both.subarray(KEY) }
}

/** Each frame has its number, and the last one says that it is: none can be left out, moved or cut off unseen. */
function nonceOf(frame: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce[3] = isLast ? 1 : 0
  nonce.writeBigUInt64BE(BigInt(frame), 4)
  return nonce
}

function seal(key: Buffer, frame: number, isLast: boolean, plain: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(frame, isLast))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  const head = Buffer.alloc(5)
  head[0] = isLast ? 1 : 0
  head.writeUInt32BE(sealed.length, 1)
  return Buffer.concat([head, sealed, cipher.getAuthTag()])
}

/** AES-256-GCM in frames of a megabyte, with a key derived from the operator's. */
export function encryptWith(secret: string) {
  return async function* encrypt(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT)
    const { key, proof } = await keysOf(secret, salt)
    yield Buffer.concat([ENCRYPTED, salt, proof])
    let frame = 0
    let waiting: Buffer[] = []
    let bytes = 0
    for await (const chunk of source) {
      waiting.push(chunk)
      bytes += chunk.length
      if (bytes < FRAME) continue
      yield seal(key, frame++, false, Buffer.concat(waiting))
      waiting = []
      bytes = 0
    }
    yield seal(key, frame, true, Buffer.concat(waiting))
  }
}

function open(key: Buffer, frame: number, isLast: boolean, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(frame, isLast))
  decipher.setAuthTag(sealed.subarray(-TAG))
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()])
}

/** Gives back what was encrypted, and throws at the first byte that is not what was written. */
export async function* decrypt(source: Taker, secret: string | undefined): AsyncGenerator<Buffer> {
  if (!secret) throw new OperatorError('This backup is encrypted: set BACKUP_KEY to the key it was made with.')
  const head = await source.take(ENCRYPTED.length + SALT + PROOF)
  const { key, proof } = await keysOf(secret, head.subarray(ENCRYPTED.length, ENCRYPTED.length + SALT))
  const written = head.subarray(ENCRYPTED.length + SALT)
  if (written.length !== PROOF || !timingSafeEqual(written, proof)) {
    throw new OperatorError('BACKUP_KEY is not the key that this backup was made with.')
  }
  for (let frame = 0; ; frame++) {
    const frameHead = await source.take(5)
    // The caller misses the end of the archive, and says so.
    if (frameHead.length < 5) return
    const isLast = frameHead[0] === 1
    const bytes = frameHead.readUInt32BE(1)
    if (bytes > 2 * FRAME) throw new Error('a frame that was never written')
    const sealed = await source.take(bytes + TAG)
    if (sealed.length < bytes + TAG) return
    yield open(key, frame, isLast, sealed)
    if (isLast) return
  }
}
