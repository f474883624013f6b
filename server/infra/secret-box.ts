import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps a secret in the database so that the database alone does not tell it. */
export interface SecretBox {
  /** @param owner whose it is: sealed for one, it opens for nobody else */
  seal(secret: string, owner: string): string
  /** null when it was sealed for another owner, under another key, or was changed. */
  open(sealed: string, owner: string): string | null
  /** What a value can be known again by, and not read from; for each owner another. */
  fingerprint(value: string, owner: string): string
}

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
/** So that the key is another one than that which signs tokens. */
const PURPOSE = 'thali: secrets kept in the database'
const FINGERPRINTS = 'thali: fingerprints kept in the database'

export function createSecretBox(authSecret: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', PURPOSE, KEY_BYTES))
  const fingerprintKey = Buffer.from(hkdfSync('sha256', authSecret, '', FINGERPRINTS, KEY_BYTES))
  return {
    seal: (secret, owner) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open: (sealed, owner) => {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const iv = bytes.subarray(0, IV_BYTES)
        const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
        decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
        return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
    fingerprint: (value, owner) =>
      createHmac('sha256', fingerprintKey)
        .update(JSON.stringify([owner, value]))
        .digest('base64url'),
  }
}
