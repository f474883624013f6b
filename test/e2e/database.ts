import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { dataDir } from './fixtures.ts'

/** The database of the product that all tests share. */
export async function databaseUrl(): Promise<string> {
  const folder = join(dataDir(), 'postgres')
  const password = (await readFile(join(folder, 'password'), 'utf8')).trim()
  return `postgresql://thali:${encodeURIComponent(password)}@localhost/thali?host=${encodeURIComponent(join(folder, 'socket'))}`
}

/** One statement past the API, as an intruder in the database would run it. */
export async function runSql(statement: string, values: readonly (string | number)[]): Promise<void> {
  const client = new Client({ connectionString: await databaseUrl() })
  await client.connect()
  try {
    await client.query(statement, [...values])
  } finally {
    await client.end()
  }
}
