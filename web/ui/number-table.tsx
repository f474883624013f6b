import { cx } from './cx.ts'

interface NumberTableProps {
  caption: string
  /** The first is the heading of the names. */
  heads: readonly string[]
  rows: readonly (readonly [name: string, ...numbers: string[]])[]
  className?: string
  /** Class of each number. */
  numberClass?: string
}

/** Names with their numbers. */
export function NumberTable({ caption, heads, rows, className, numberClass }: NumberTableProps) {
  return (
    <table className={cx('w-full text-sm', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead className="text-ink-muted">
        <tr>
          {heads.map((head, at) => (
            <th key={head} scope="col" className={cx('py-2 font-medium', at === 0 ? 'text-left' : 'pl-4 text-right')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...numbers]) => (
          <tr key={name}>
            <th scope="row" className="border-line border-t py-2 text-left font-normal">
              {name}
            </th>
            {numbers.map((number, at) => (
              <td
                key={heads[at + 1]}
                className={cx('border-line border-t py-2 pl-4 text-right tabular-nums', numberClass)}
              >
                {number}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
