import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { OperatorError } from '../errors.ts'

/** The first bytes of every age file. */
export const AGE_HEADER = Buffer.from('age-encryption.org/v1')
/**
 * scrypt blocks the process: a factor of 14 takes 16 MB and some 50 ms, the library's default of 18 sixteen times as
 * much. A key of at least 32 characters needs no stretching.
 */
const WORK_FACTOR = 14

/** Encrypts as `age --passphrase` does: the command decrypts it, too. */
export function encryptWith(key: string) {
  return async function* encrypt(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const encrypter = new Encrypter()
    encrypter.setPassphrase(key)
    encrypter.setScryptWorkFactor(WORK_FACTOR)
    yield* await encrypter.encrypt(ReadableStream.from(source))
  }
}

/** @throws at the first chunk that was altered, and if the file is truncated */
export async function* decrypt(source: AsyncIterable<Uint8Array>, key: string | undefined): AsyncGenerator<Uint8Array> {
  if (!key) throw new OperatorError('This backup is encrypted. Set BACKUP_KEY to the key it was made with.')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(key)
  yield* await decrypter.decrypt(ReadableStream.from(source)).catch((error: Error) => {
    if (!error.message.startsWith('no identity matched')) throw error
    throw new OperatorError('BACKUP_KEY is not the key this backup was made with.')
  })
}
