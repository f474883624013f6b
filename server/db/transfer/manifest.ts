import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import * as z from 'zod/mini'
import { OperatorError } from '../../errors.ts'

export const MANIFEST = 'manifest.json'

const Table = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
  /** The columns that are not generated, in the order of the file. */
  columns: z.array(z.string()),
  rows: z.int(),
  bytes: z.int(),
  sha256: z.string(),
})
export type TableEntry = z.infer<typeof Table>
export type TableFacts = Pick<TableEntry, 'name' | 'columns'>

const Sequence = z.object({ name: z.string(), last_value: z.string().check(z.regex(/^\d+$/)), is_called: z.boolean() })

/** Describes an export; written last, so that a folder without it is incomplete. */
export const TransferManifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** Major version of the exported server. */
  postgres: z.string(),
  /** Locale of the exported database; if the new one differs, search words are recomputed. */
  locale: z.string(),
  /** Hashes of the migrations that created its schema, in order. */
  migrations: z.array(z.string()),
  tables: z.array(Table),
  sequences: z.array(Sequence),
})
export type TransferManifest = z.infer<typeof TransferManifest>

export const quote = pg.escapeIdentifier

/** A table with its columns, as `copy` names it. */
export const copyTarget = ({ name, columns }: TableFacts) => `${quote(name)} (${columns.map(quote).join(', ')})`

/** The file of a table, in PostgreSQL's own text format, which `psql` can read too. */
export function fileOf(folder: string, table: string): string {
  return join(folder, `${table}.copy`)
}

export async function readManifest(folder: string): Promise<TransferManifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null) throw new OperatorError(`${folder} has no complete export: ${MANIFEST} is missing.`)
  try {
    return TransferManifest.parse(JSON.parse(text))
  } catch {
    throw new OperatorError(`Cannot read ${join(folder, MANIFEST)}: it is damaged, or from another Thali.`)
  }
}
