import * as z from 'zod/mini'
import { AI_ENGINES } from '../blogs/ai-engines.ts'

/** Counting stops here to limit the cost on a large site; higher counts show as "10,000+". */
export const COUNTED_MAX = 10_000

const STORAGE_KINDS = ['disk', 'bucket'] as const
const MAIL_TRANSPORTS = ['smtp', 'files'] as const

const Counted = z.object({ count: z.int(), is_more: z.boolean() })
export type Counted = z.infer<typeof Counted>

const dateTime = z.nullable(z.string())

/** Status for the operator; it holds no address, name or password of any server. */
export const System = z.object({
  app: z.object({
    version: z.string(),
    node: z.string(),
    /** The start of the process that answers. */
    started_at: z.string(),
  }),
  database: z.object({
    version: z.string(),
    is_embedded: z.boolean(),
    migrations: z.int(),
    bytes: z.int(),
    /** The largest tables, each with its indexes. */
    tables: z.array(z.object({ name: z.string(), bytes: z.int() })),
  }),
  jobs: z.object({
    queues: z.array(
      z.object({ name: z.string(), waiting: z.int(), active: z.int(), failed: z.int(), counted_at: dateTime }),
    ),
    /** The daily run, which erases expired data. */
    daily: z.object({ done_at: dateTime, failed_at: dateTime }),
  }),
  mails: z.object({
    transport: z.enum(MAIL_TRANSPORTS),
    queued: Counted,
    failed: Counted,
    oldest_queued_at: dateTime,
  }),
  storage: z.object({
    kind: z.enum(STORAGE_KINDS),
    pictures: Counted,
    /** Of the disk with the data directory. */
    disk_bytes: z.int(),
    free_bytes: z.int(),
  }),
  /** The record the last backup wrote; null if there is none. */
  last_backup: z.nullable(z.object({ finished_at: z.string(), bytes: z.nullable(z.int()) })),
  /** The daily backups; null if none are scheduled. `failed_at` is reset to null by the next success. */
  backups: z.nullable(z.object({ count: z.int(), oldest_at: dateTime, failed_at: dateTime })),
  ai: z.object({ engine: z.enum(AI_ENGINES), model: z.nullable(z.string()) }),
  has_rate_limits: z.boolean(),
})
export type System = z.infer<typeof System>

/** `DATA_DIR/last-backup.json`, which the backup job writes after a backup is complete. */
export const BackupRecord = z.object({
  finished_at: z.iso.datetime({ offset: true }),
  bytes: z._default(z.nullable(z.int().check(z.gte(0))), null),
})
