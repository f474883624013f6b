import type { Credential } from '#domain/dietitians/credentials.schema.ts'

/** What a credential says, in one sentence. */
export function credentialName({ kind, title, council, number }: Credential): string {
  return kind === 'qualification' ? `Qualification: ${title}` : `Registration with ${council}, number ${number}`
}
