import { DietitianQuery } from '#domain/dietitians/dietitians.schema.ts'
import { listDietitians } from '#server/dietitians/dietitians.service.ts'
import { apiOf } from '../test/start/api-of.ts'
import type { BareWork } from './bare-server.ts'
import { recordSql } from './recorded-sql.ts'
import type { Load } from './rounds.ts'

/** The first page of the directory as JSON. */
export const directoryLoad: Load = { path: '/api/adminpanel/dietitians/', requests: 4000, status: 200 }

/** The two statements of the list, as the server's own queries send them. */
export async function directorySql(databaseUrl: string): Promise<BareWork['directory']> {
  const statements = await recordSql(databaseUrl, (db) => listDietitians(db, DietitianQuery.parse({})))
  const [count, rows] = statements.toSorted((a) => (a.text.includes('count(*)') ? -1 : 1))
  if (!count || !rows || statements.length !== 2) {
    throw new Error(`the directory runs ${statements.length} statements, not 2: mend bench/bare-server.ts`)
  }
  return [count, rows]
}

/** Fails unless both servers list the same people in the same order. */
export async function expectSameDirectory(oursUrl: string, bareUrl: string): Promise<void> {
  const read = async (url: string) => {
    const { count, results } = await apiOf(url).dietitians.list()
    return JSON.stringify({ count, ids: results.map(({ id }) => id) })
  }
  const [ours, bare] = await Promise.all([read(oursUrl), read(bareUrl)])
  if (ours !== bare) throw new Error(`the directories differ: ours ${ours}, bare ${bare}`)
}
