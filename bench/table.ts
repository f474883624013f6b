function tableOf(widths: number[], isLeft: (column: number) => boolean) {
  const line = (row: string[]) =>
    row
      .map((cell, column) => (isLeft(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  return { line, rule: widths.map((width) => '-'.repeat(Math.min(width, 100))).join('  ') }
}

/** Rows under a head, columns as wide as their widest cell; the first column and texts at the end are aligned left. */
export function printTable(rows: string[][]): void {
  const [head = [], ...body] = rows
  const widths = head.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const isText = head.map((_, column) => column === 0 || body.some((row) => /[a-z]_/.test(row[column] ?? '')))
  const { line, rule } = tableOf(widths, (column) => isText[column] ?? false)
  console.log([line(head), rule, ...body.map(line), ''].join('\n'))
}

/** A table whose rows are printed as they come, so its widths are given; the first column is aligned left. */
export function openTable(head: string[], widths: number[]): { add(row: string[]): void } {
  const { line, rule } = tableOf(widths, (column) => column === 0)
  console.log(`${line(head)}\n${rule}`)
  return { add: (row) => console.log(line(row)) }
}

export const number = (value: number) => value.toLocaleString('en')
/** Milliseconds to one decimal place; empty for NaN. */
export const ms = (value: number) => (Number.isNaN(value) ? '' : value.toFixed(1))
