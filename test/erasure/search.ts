import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testApp } from '../test-app.ts'

/** All rows of all tables as text, by table. */
export async function dumpTables(): Promise<Map<string, string[]>> {
  const { pool } = testApp().connection
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1`,
  )
  const dump = new Map<string, string[]>()
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(`select row_to_json(t)::text as text from ${name} as t`)
    dump.set(
      name,
      rows.map(({ text }) => text),
    )
  }
  return dump
}

/** Columns that can hold text, files or network addresses: `table.column`. */
export async function columnsOfText(): Promise<string[]> {
  const { rows } = await testApp().connection.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type not in
       ('bigint', 'integer', 'smallint', 'boolean', 'numeric', 'date', 'timestamp with time zone', 'real', 'double precision')
     order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Columns that refer to an account without a foreign key and its rule for deletion. */
export async function rulesOfAccountKeys(): Promise<Record<string, string>> {
  const { rows } = await testApp().connection.pool.query<{ name: string; rule: string }>(
    `select c.conrelid::regclass || '.' || a.attname as name,
       case c.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'none' end as rule
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, rule }) => [name, rule]))
}

/** Every file below a folder, with its bytes as text. */
export async function readFiles(dir: string): Promise<{ name: string; text: string }[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const bytes = await readFile(join(entry.parentPath, entry.name))
        const text = bytes.toString('latin1').replaceAll(/=\r?\n/g, '')
        return { name: entry.name, text: Buffer.from(text, 'latin1').toString('utf8') }
      }),
  )
}

/** Where one of these marks occurs: `table: row`, or `file`. */
export async function whereFound(marks: readonly string[]): Promise<string[]> {
  const pattern = new RegExp(marks.map((mark) => mark.replaceAll(/[.+]/g, '\\$&')).join('|'), 'i')
  const rows = [...(await dumpTables())].flatMap(([table, texts]) =>
    texts.filter((text) => pattern.test(text)).map((text) => `${table}: ${text}`),
  )
  const { mediaDir, outboxDir } = testApp()
  const files = (await Promise.all([mediaDir, outboxDir].map(readFiles))).flat()
  return [...rows, ...files.filter(({ text }) => pattern.test(text)).map(({ name }) => name)]
}
