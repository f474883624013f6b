import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

export type CsvValue = string | number | boolean | Date | null

/** All rows from the first to the last, read piece by piece by key: nothing holds more than one piece. */
export async function* readByKey<Row>(readAfter: (last: Row | null) => Promise<Row[]>): AsyncGenerator<Row> {
  let last: Row | null = null
  for (;;) {
    const rows: Row[] = await readAfter(last)
    yield* rows
    last = rows.at(-1) ?? null
    if (!last) return
  }
}

/**
 * Rows as CSV, written while they are read: a table of any size takes no more memory than a few rows. UTF-8 with a byte
 * order mark, which Excel needs. A cell that a spreadsheet would take for a formula gets an apostrophe in front.
 */
export function toCsv(
  columns: readonly string[],
  rows: AsyncIterable<readonly CsvValue[]> | Iterable<readonly CsvValue[]>,
): Readable {
  const text = stringify({
    header: true,
    columns: [...columns],
    bom: true,
    record_delimiter: 'windows',
    // By itself the library quotes only such a break as ends a row.
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: { boolean: String, date: (value) => value.toISOString() },
  })
  // An error destroys the text, and its reader gets it from there.
  return pipeline(Readable.from(rows), text, () => {})
}
