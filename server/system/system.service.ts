import { readFile, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { System } from '#domain/system/system.schema.ts'
import { readLastBackup } from '../backup/backup-files.ts'
import { readBackups } from '../backup/schedule.ts'
import type { Services } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { PROJECT_ROOT } from '../infra/project-root.ts'
import {
  countPictures,
  findDailyRuns,
  findDatabaseFacts,
  findMailFacts,
  listLargestTables,
  listQueues,
} from './system.queries.ts'

const STARTED_AT = new Date(Date.now() - process.uptime() * 1000)

/** Raw SQL returns dates in PostgreSQL's format. */
function toDateTime(value: string | null): string | null {
  return value === null ? null : new Date(value).toISOString()
}

async function appFacts(): Promise<System['app']> {
  const { version } = JSON.parse(await readFile(join(PROJECT_ROOT, 'package.json'), 'utf8'))
  return { version, node: process.versions.node, started_at: STARTED_AT.toISOString() }
}

async function databaseFacts(db: Database, is_embedded: boolean): Promise<System['database']> {
  const [facts, tables] = await Promise.all([findDatabaseFacts(db), listLargestTables(db)])
  return { ...facts, is_embedded, tables }
}

async function jobFacts(db: Database): Promise<System['jobs']> {
  const [queues, daily] = await Promise.all([listQueues(db), findDailyRuns(db)])
  return {
    queues: queues.map((queue) => ({ ...queue, counted_at: toDateTime(queue.counted_at) })),
    daily: { done_at: toDateTime(daily.done_at), failed_at: toDateTime(daily.failed_at) },
  }
}

async function mailFacts(db: Database, transport: System['mails']['transport']): Promise<System['mails']> {
  const { oldest_at, ...counts } = await findMailFacts(db)
  return { transport, ...counts, oldest_queued_at: toDateTime(oldest_at) }
}

/** The free space of the disk is more useful than the size of each folder, and takes no time to read. */
async function storageFacts(db: Database, { storage, dataDir }: Pick<Services['operation'], 'storage' | 'dataDir'>) {
  const [pictures, disk] = await Promise.all([countPictures(db), statfs(dataDir)])
  return { kind: storage, pictures, disk_bytes: disk.blocks * disk.bsize, free_bytes: disk.bavail * disk.bsize }
}

/** The data of the System page. It contains no secrets, and its cost does not depend on the tables' contents. */
export async function getSystem({ db, ai, operation }: Pick<Services, 'db' | 'ai' | 'operation'>): Promise<System> {
  const [app, database, jobs, mails, storage, last_backup, backups] = await Promise.all([
    appFacts(),
    databaseFacts(db, operation.hasEmbeddedDatabase),
    jobFacts(db),
    mailFacts(db, operation.mailTransport),
    storageFacts(db, operation),
    readLastBackup(operation.dataDir),
    readBackups(operation.backupDir),
  ])
  return {
    app,
    database,
    jobs,
    mails,
    storage,
    last_backup,
    backups,
    ai: { engine: ai.engine, model: ai.model },
    has_rate_limits: operation.hasRateLimits,
  }
}
