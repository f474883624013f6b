import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { errorCode, OperatorError } from '../errors.ts'

/** A server recreates the contents of these folders when it starts; the folders must exist. */
const EMPTIED = /^pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)$/
const EXCLUDED =
  /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|backup_manifest|current_logfiles.*|pg_internal\.init.*|pgsql_tmp.*)$/
const CONTROL = 'global/pg_control'
const PERMISSION_DENIED = '42501'

interface ListedFile {
  /** Path below the given folder, with slashes. */
  name: string
  isFolder: boolean
}

/** Yields folders before their contents. Skips files deleted meanwhile. */
export async function* listFiles(folder: string, below = ''): AsyncGenerator<ListedFile> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const name = below ? `${below}/${entry.name}` : entry.name
    if (entry.isDirectory()) {
      yield { name, isFolder: true }
      yield* listFiles(folder, name)
    } else if (entry.isFile()) yield { name, isFolder: false }
  }
}

/**
 * The database's own files. They are consistent only with the write-ahead log, which is added when the copy has ended.
 */
export async function* listClusterFiles(cluster: string): AsyncGenerator<ListedFile> {
  for await (const file of listFiles(cluster)) {
    const [top = '', ...rest] = file.name.split('/')
    const isExcluded = (EMPTIED.test(top) && rest.length > 0) || EXCLUDED.test(rest.at(-1) ?? top)
    if (!isExcluded && file.name !== CONTROL) yield file
  }
  // Last, as PostgreSQL's own backups do.
  yield { name: CONTROL, isFolder: false }
}

/**
 * A temporary replication slot keeps the write-ahead log until this session ends; no setting can do that. An aborted copy
 * ends with the session, too.
 */
export async function beginCopy(client: pg.Client): Promise<void> {
  try {
    const slot = `thali_backup_${process.pid}_${Date.now()}`
    await client.query('set statement_timeout = 0')
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot])
    await client.query(`select pg_backup_start('thali', true)`)
  } catch (error) {
    if (errorCode(error) !== PERMISSION_DENIED) throw error
    throw new OperatorError('An older Thali started this database. Start it once with this version, then back it up.')
  }
}

/** @returns the file `backup_label` of the restored database, and the log without which the copy cannot be used */
export async function finishCopy(client: pg.Client, cluster: string) {
  const { rows } = await client.query<{ backupLabel: string; last: string }>(
    `select labelfile as "backupLabel", pg_walfile_name(lsn) as last from pg_backup_stop(false)`,
  )
  const { backupLabel = '', last = '' } = rows[0] ?? {}
  const first = /\(file ([0-9A-F]{24})\)/.exec(backupLabel)?.[1] ?? ''
  const available = (await readdir(join(cluster, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort()
  const segments = available.filter((name) => name >= first && name <= last)
  if (segments.length !== numberOf(last) - numberOf(first) + 1) {
    throw new Error(`the write-ahead log from ${first} to ${last} is incomplete`)
  }
  return { backupLabel, segments }
}

/** Segments have 16 MB, so the middle of the name is the same for 256 of them. */
function numberOf(segment: string): number {
  return Number.parseInt(segment.slice(8, 16), 16) * 256 + Number.parseInt(segment.slice(16), 16)
}

/** The server overwrites this file in place, so it is read until two reads are equal. */
export async function readUnchanged(path: string): Promise<Buffer> {
  for (let last = await readFile(path); ; ) {
    const next = await readFile(path)
    if (next.equals(last)) return next
    last = next
  }
}
