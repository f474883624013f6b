import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { OperatorError } from '../../errors.ts'
import { connect } from '../connect.ts'
import { MIGRATIONS, migrate } from '../migrate.ts'

interface Journal {
  entries: { tag: string }[]
}

/**
 * @returns how many of our migrations made the exported schema
 * @throws OperatorError when it was made by others: by a newer Thali, or by a changed one
 */
export function countOurs(exported: readonly string[]): number {
  const ours = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => hash)
  if (exported.length <= ours.length && exported.every((hash, index) => hash === ours[index])) return exported.length
  throw new OperatorError(
    `This export was made by a newer or changed Thali (its ${exported.length} migrations are not the first of our ${ours.length}): import it with that one.`,
  )
}

/** Makes the schema as it was after so many migrations; what came later is done to the imported rows. */
export async function migrateUpTo(url: string, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'thali-migrations-'))
  try {
    const journal: Journal = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'))
    const entries = journal.entries.slice(0, count)
    await mkdir(join(folder, 'meta'))
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries) await cp(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`))
    await migrateWith(url, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function migrateWith(url: string, folder = MIGRATIONS): Promise<void> {
  const connection = connect(url, () => {})
  try {
    await migrate(connection.pool, folder)
  } finally {
    await connection.close()
  }
}
