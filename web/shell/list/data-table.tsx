import type { ReactNode } from 'react'

export interface Column<Row> {
  label: string
  cell: (row: Row) => ReactNode
  /** On phones the heading of the card, without a label. */
  isTitle?: boolean
  /** On phones the full width of the card; other columns come two in a row. */
  isWide?: boolean
  /** Buttons need no label: on phones they take the full width of the card. */
  isActions?: boolean
  /** Right-aligned, with digits of equal width. */
  isNumber?: boolean
}

interface DataTableProps<Row extends { id: number }> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** The rows belong to the previous filters. */
  isStale: boolean
}

/** A list of the admin area: a table, and under 768 px a card for each row. */
export function DataTable<Row extends { id: number }>({ caption, columns, rows, isStale }: DataTableProps<Row>) {
  return (
    <div
      aria-busy={isStale}
      className="mt-4 overflow-hidden rounded-card border border-line bg-surface aria-busy:opacity-60 max-md:border-0 max-md:bg-transparent"
    >
      <table className="w-full text-left text-sm max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-ink-muted max-md:sr-only">
          <tr>
            {columns.map(({ label, isNumber }) => (
              <th
                key={label}
                scope="col"
                data-number={isNumber || undefined}
                className="px-4 pt-3 pb-2.5 font-semibold first:pl-6 last:pr-6 data-number:text-right"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3">
          {rows.map((row) => (
            <tr
              key={row.id}
              className="border-line border-t max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-3 max-md:rounded-card max-md:border max-md:bg-surface max-md:p-4"
            >
              {columns.map((column) => (
                <Cell key={column.label} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const CELL =
  'px-4 py-3 align-top first:pl-6 last:pr-6 md:data-number:text-right data-number:tabular-nums max-md:min-w-0 max-md:p-0 min-[80rem]:data-title:min-w-52 max-md:data-wide:col-span-2 max-md:first:pl-0 max-md:last:pr-0'

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { label, cell, isTitle = false, isWide = false, isActions = false, isNumber } = column
  return (
    <td
      data-title={isTitle || undefined}
      data-wide={isTitle || isWide || isActions || undefined}
      data-number={isNumber || undefined}
      className={CELL}
    >
      {isTitle || isActions ? null : (
        <span aria-hidden="true" className="block text-ink-muted text-xs md:hidden">
          {label}
        </span>
      )}
      {cell(row)}
    </td>
  )
}
