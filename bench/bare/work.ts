import type { Statement } from '../recorded-sql.ts'

/** An answer that is sent as it is. */
export interface CachedBytes {
  headers: Record<string, string>
  /** In base64. */
  body: string
}

/** What a transaction writes, where each request has values of its own in the places of the recorded ones. */
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
