import type { Role } from '#domain/roles.ts'
import type { Database } from './db/connect.ts'
import type { AiWriter } from './infra/ai-writer.ts'
import type { Events } from './infra/events.ts'
import type { FileStore } from './infra/files/file-store.ts'
import type { RateLimits } from './infra/limits/rate-limits.ts'
import type { SecretBox } from './infra/secrets/secret-box.ts'
import type { Tokens } from './infra/secrets/tokens.ts'

/** What every handler may use; assembled once in `runtime/start.ts`. */
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
   * True if demo accounts, whose password is public, may sign in at all: only on a site that listens on loopback and
   * has a local address and no proxy. Even then each request must come straight from this machine.
   */
  allowsDemoSignIn: boolean
}

/** The services of a change that open pages are notified of. */
export type EventServices = Pick<Services, 'db' | 'events'>

/** How the process is run, for its operator. */
export interface Operation {
  dataDir: string
  hasEmbeddedDatabase: boolean
  /** True if the host of `SITE_URL` is not this machine. */
  isPublicSite: boolean
  mailTransport: 'smtp' | 'files'
  storage: 'disk' | 'bucket'
  hasRateLimits: boolean
  /** The folder of the daily backups; null if none are made. */
  backupDir: string | null
}

/** The caller, read from the token and the database on each call, so that a change takes effect at once. */
export interface Actor {
  id: number
  role: Role
  session_id: number
}

/** The origin of a call. */
export interface Caller {
  address: string
  user_agent: string
  /** The id that the browser sent; null without one. Never logged, and stored only as a keyed hash. */
  device_id: string | null
  /** True if the call comes straight from this machine, not through a proxy. */
  readonly is_local: boolean
}

/** A file from a form; its type is detected from its bytes. */
export interface UploadedFile {
  name: string
  bytes: Buffer
}

/** Counts article views outside the requests. */
export interface ViewCounter {
  /** Records one reader's view of an article without delaying the request. */
  record(blogId: number, caller: Caller, userId: number | null): void
  /** Stores the views since the last flush. */
  flush(): Promise<void>
  /** Number of views not stored yet. */
  waiting(): number
  stop(): Promise<void>
}
