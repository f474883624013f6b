import type { Credential } from './credentials.schema.ts'

/** Describes a credential, or a certificate for one, in one sentence. */
export function credentialName({
  kind,
  title,
  council,
  number,
}: Pick<Credential, 'kind' | 'title' | 'council' | 'number'>): string {
  return kind === 'qualification' ? `Qualification: ${title}` : `Registration with ${council}, number ${number}`
}
