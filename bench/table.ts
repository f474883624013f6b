/** Rows under a head, columns as wide as their widest cell; the first column and texts at the end stand left. */
export function printTable(rows: string[][]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const isText = widths.map(
    (_, column) => column === 0 || rows.slice(1).some((row) => /[a-z]_/.test(row[column] ?? '')),
  )
  const line = (row: string[]) =>
    row
      .map((cell, column) => (isText[column] ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  const [head = [], ...body] = rows
  console.log(`${line(head)}\n${widths.map((width) => '-'.repeat(Math.min(width, 100))).join('  ')}`)
  for (const row of body) console.log(line(row))
  console.log()
}

/** A table whose rows are printed as they come, so its widths are given; the first column stands left. */
export function openTable(head: string[], widths: number[]): { add(row: string[]): void } {
  const line = (row: string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  console.log(`${line(head)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}`)
  return { add: (row) => console.log(line(row)) }
}

export const number = (value: number) => value.toLocaleString('en')
/** Milliseconds to one place; nothing where there are none. */
export const ms = (value: number) => (Number.isNaN(value) ? '' : value.toFixed(1))
