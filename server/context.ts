import type { Role } from '#domain/roles.ts'
import type { Database } from './db/connect.ts'
import type { AiWriter } from './infra/ai-writer.ts'
import type { Events } from './infra/events.ts'
import type { FileStore } from './infra/files/file-store.ts'
import type { RateLimits } from './infra/rate-limits.ts'
import type { SecretBox } from './infra/secret-box.ts'
import type { Tokens } from './infra/tokens.ts'

/** What every handler may use; assembled once in `app.ts`. */
export interface Services {
  db: Database
  tokens: Tokens
  secrets: SecretBox
  limits: RateLimits
  files: FileStore
  views: ViewCounter
  events: Events
  ai: AiWriter
  siteUrl: string
  operation: Operation
  /**
   * Whether demo accounts, whose password is public, may sign in at all: only on a site that listens on loopback, has a
   * local address and no proxy. Even then each request must come straight from this machine.
   */
  allowsDemoSignIn: boolean
}

/** How the process is run, for its operator. */
export interface Operation {
  dataDir: string
  hasEmbeddedDatabase: boolean
  /** The host of `SITE_URL` is not this machine. */
  isPublicSite: boolean
  mailTransport: 'smtp' | 'files'
  storage: 'disk' | 'bucket'
  hasRateLimits: boolean
  /** Where a backup is made each day; null where none is. */
  backupDir: string | null
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
  /** Which browser it says it is; null for what is none. Never logged, and kept only as a keyed hash. */
  device_id: string | null
  /** The call comes straight from this machine, through no proxy. */
  readonly is_local: boolean
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
  /** How many readings wait to be written down. */
  waiting(): number
  stop(): Promise<void>
}
