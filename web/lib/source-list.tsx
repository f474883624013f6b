import type { Source } from '#domain/sources/source.ts'
import { cx } from '#web/ui/cx.ts'

interface SourceListProps {
  sources: readonly Source[]
  className?: string
}

/** The sources of a health text; on paper with their addresses. */
export function SourceList({ sources, className }: SourceListProps) {
  return (
    <ul className={cx('grid list-disc gap-2 pl-5 text-sm marker:text-ink-subtle', className)}>
      {sources.map(({ title, by, year, url, note }) => (
        <li key={title} className="wrap-anywhere">
          {by}:{' '}
          {url ? (
            <a href={url} rel="noreferrer" className="text-link underline print:after:content-['_('_attr(href)_')']">
              {title}
            </a>
          ) : (
            title
          )}
          {year ? `, ${year}` : null}
          {note ? ` (${note})` : null}
        </li>
      ))}
    </ul>
  )
}
