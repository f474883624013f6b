import type { Role } from '#domain/accounts/roles.ts'
import type { Database } from './db/connect.ts'
import type { AiWriter } from './infra/ai-writer.ts'
import type { FileStore } from './infra/files/file-store.ts'
import type { Notices } from './infra/notices.ts'
import type { RateLimits } from './infra/rate-limits.ts'
import type { Tokens } from './infra/tokens.ts'

/** What every handler may use; assembled once in `app.ts`. */
export interface Services {
  db: Database
  tokens: Tokens
  limits: RateLimits
  files: FileStore
  views: ViewCounter
  notices: Notices
  ai: AiWriter
  siteUrl: string
  /** Demo accounts sign in only while the site listens on loopback. */
  allowsDemoSignIn: boolean
}

/** Who calls: read from the token and the database at each call, so that a change takes effect at once. */
export interface Actor {
  id: number
  role: Role
  session_id: number
}

/** Where a call comes from. */
export interface Caller {
  address: string
  user_agent: string
}

/** A file that came with a form; its type is judged by its bytes. */
export interface UploadedFile {
  name: string
  bytes: Buffer
}

/** Counts how often articles are read, beside the requests. */
export interface ViewCounter {
  /** One reader's request for an article; costs the request nothing. */
  see(blogId: number, caller: Caller, userId: number | null): void
  /** Writes down what has been seen since the last time. */
  flush(): Promise<void>
  stop(): Promise<void>
}
