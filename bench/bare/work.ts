import type { Statement } from '../recorded-sql.ts'

/** A response that is sent unchanged. */
export interface CachedBytes {
  headers: Record<string, string>
  /** In base64. */
  body: string
}

/** A transaction's statements; each request replaces the recorded values by its own. */
export interface RecordedWork {
  /** One after the other. */
  before: Statement[]
  /** From `begin` to `commit`. */
  within: Statement[]
  after: Statement[]
  /** The row's number when it was recorded. */
  id: number
}

export interface BareWork {
  databaseUrl: string
  siteUrl: string
  secret: string
  /** By address. */
  cached: Record<string, CachedBytes>
  /** By address: the recorded statements of the list, the article, the search. */
  directory: Record<string, Statement[]>
  article: Record<string, Statement[]>
  search: Record<string, Statement[]>
  login: RecordedWork & { refreshHash: string }
  submission: RecordedWork & { message: string; health_concern: string }
}
