import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { dataDir } from './fixtures.ts'

/** One statement past the API, as an intruder in the database would run it. */
export async function runSql(statement: string, values: readonly (string | number)[]): Promise<void> {
  const folder = join(dataDir(), 'postgres')
  const password = (await readFile(join(folder, 'password'), 'utf8')).trim()
  const client = new Client({ host: join(folder, 'socket'), user: 'thali', database: 'thali', password })
  await client.connect()
  try {
    await client.query(statement, [...values])
  } finally {
    await client.end()
  }
}
