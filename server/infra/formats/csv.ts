import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

/** An object or a list is written as JSON. */
export type CsvValue = string | number | boolean | object | null

/** Yields all rows in order, read in batches by key, with only one batch in memory. */
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
 * Writes rows as CSV while they are read, so that a table of any size takes only the memory of a few rows. UTF-8 with a
 * byte order mark, which Excel needs. A cell that a spreadsheet would read as a formula is prefixed with an apostrophe.
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
    // By default the library quotes only line breaks of the kind that ends a row.
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: { boolean: String, date: (value) => value.toISOString() },
  })
  // An error destroys `text`, which passes it on to its reader.
  return pipeline(Readable.from(rows), text, () => {})
}
