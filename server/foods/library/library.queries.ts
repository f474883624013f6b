import { getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { FIRST_OWN_FOOD_ID, foodLibrary, foodNames, foods } from '../foods.table.ts'

const LIBRARY_LOCK = 5_713_002

export async function findLibraryVersion(db: Database): Promise<string | null> {
  const [row] = await db.select({ version: foodLibrary.version }).from(foodLibrary)
  return row?.version ?? null
}

/** Until the transaction ends. */
export async function lockLibrary(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LIBRARY_LOCK})`)
}

const { created_at, updated_at, proposed_at, decline_reason, data_source, ...COMPUTED } = getTableColumns(foods)

export interface Library {
  version: string
  rows: (typeof foods.$inferInsert)[]
  names: (typeof foodNames.$inferInsert)[]
}

/** Writes every food of the library and removes those that it no longer has; ids stay. */
export async function replaceLibrary(tx: Database, { version, rows, names }: Library): Promise<void> {
  const columns = Object.values(COMPUTED)
  const list = sql.raw(columns.map(({ name }) => name).join(', '))
  const typed = sql.raw(columns.map((column) => `${column.name} ${column.getSQLType()}`).join(', '))
  const changed = sql.raw(columns.map(({ name }) => `${name} = excluded.${name}`).join(', '))
  await tx.execute(sql`delete from ${foodNames} where food_id < ${FIRST_OWN_FOOD_ID}`)
  await tx.execute(sql`delete from ${foods} where id < ${FIRST_OWN_FOOD_ID}
    and id <> all (${sql.param(rows.map(({ id }) => id))}::bigint[])`)
  await tx.execute(sql`
    insert into ${foods} (${list})
    select ${list} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as computed (${typed})
    on conflict (id) do update set ${changed}, updated_at = now()`)
  await tx.execute(sql`
    insert into ${foodNames} (food_id, key, skeleton)
    select * from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as computed (food_id bigint, key text, skeleton text)`)
  await tx.execute(sql`
    insert into ${foodLibrary} (id, version) values (1, ${version}) on conflict (id) do update set version = ${version}`)
}
