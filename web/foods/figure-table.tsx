import { cx } from '#web/ui/cx.ts'

interface FigureTableProps {
  caption: string
  /** The first heads the names. */
  heads: readonly string[]
  rows: readonly (readonly [name: string, ...figures: string[]])[]
  className?: string
  /** Of each figure. */
  figureClass?: string
}

/** Names with their figures. */
export function FigureTable({ caption, heads, rows, className, figureClass }: FigureTableProps) {
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
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row" className="border-line border-t py-2 text-left font-normal">
              {name}
            </th>
            {figures.map((figure, at) => (
              <td
                key={heads[at + 1]}
                className={cx('border-line border-t py-2 pl-4 text-right tabular-nums', figureClass)}
              >
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
