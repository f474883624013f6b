import type { CheckedCredential } from '#domain/dietitians/credentials.schema.ts'

/** What is about to be done, and to which one. */
export type CredentialAction =
  | { kind: 'add' }
  | { kind: 'renew'; credential: CheckedCredential }
  | { kind: 'withdraw'; credential: CheckedCredential }
