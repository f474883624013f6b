import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

export type SecretBox = ReturnType<typeof createSecretBox>

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
/** Makes the key differ from the one that signs tokens. */
const PURPOSE = 'thali: secrets kept in the database'
const FINGERPRINTS = 'thali: fingerprints kept in the database'

/** Encrypts secrets for the database, so that the database alone does not reveal them. */
export function createSecretBox(authSecret: string) {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', PURPOSE, KEY_BYTES))
  const fingerprintKey = Buffer.from(hkdfSync('sha256', authSecret, '', FINGERPRINTS, KEY_BYTES))
  return {
    /** @param owner a secret sealed for one owner cannot be opened for another */
    seal: (secret: string, owner: string): string => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    /** @returns null if it was sealed for another owner, under another key, or was altered */
    open: (sealed: string, owner: string): string | null => {
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
    /** Identifies a value without revealing it; differs per owner. */
    fingerprint: (value: string, owner: string): string =>
      createHmac('sha256', fingerprintKey)
        .update(JSON.stringify([owner, value]))
        .digest('base64url'),
  }
}
