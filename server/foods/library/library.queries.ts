import { getTableColumns, gte, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { FIRST_OWN_FOOD_ID, foodLibrary, foodNames, foods } from '../foods.table.ts'

/** @returns 0 if nothing is loaded yet */
export async function findLibraryEdition(db: Database): Promise<number> {
  const [row] = await db.select({ edition: foodLibrary.edition }).from(foodLibrary)
  return row?.edition ?? 0
}

/** Foods that are not computed: those of dietitians, including accepted ones. */
export async function listOtherNames(db: Database) {
  const { id, name, hindi, punjabi, spellings } = foods
  return db.select({ id, name, hindi, punjabi, spellings }).from(foods).where(gte(id, FIRST_OWN_FOOD_ID))
}

const { created_at, updated_at, proposed_at, decline_reason, data_source, ...COMPUTED } = getTableColumns(foods)

/** A computed food has every column. */
export type LibraryRow = typeof foods.$inferInsert & { id: number }

interface Library {
  edition: number
  rows: LibraryRow[]
  names: (typeof foodNames.$inferInsert)[]
}

/** Writes every food of the library and removes those that it no longer has; ids do not change. */
export async function replaceLibrary(tx: Database, { edition, rows, names }: Library): Promise<void> {
  const columns = Object.values(COMPUTED)
  const list = sql.raw(columns.map(({ name }) => name).join(', '))
  const typed = sql.raw(columns.map((column) => `${column.name} ${column.getSQLType()}`).join(', '))
  const stored = sql.raw(columns.map(({ name }) => `foods.${name}`).join(', '))
  const computed = sql.raw(columns.map(({ name }) => `excluded.${name}`).join(', '))
  const changed = sql.raw(columns.map(({ name }) => `${name} = excluded.${name}`).join(', '))
  await tx.execute(sql`delete from ${foodNames}`)
  await tx.execute(sql`delete from ${foods} where id < ${FIRST_OWN_FOOD_ID}
    and id <> all (${sql.param(rows.map(({ id }) => id))}::bigint[])`)
  await tx.execute(sql`
    insert into ${foods} (${list})
    select ${list} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as computed (${typed})
    on conflict (id) do update set ${changed}, updated_at = now()
    where (${stored}) is distinct from (${computed})`)
  await tx.execute(sql`
    insert into ${foodNames} (food_id, key, skeleton)
    select * from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as computed (food_id bigint, key text, skeleton text)`)
  await tx.execute(sql`
    insert into ${foodLibrary} (id, edition) values (1, ${edition}) on conflict (id) do update set edition = ${edition}`)
}
