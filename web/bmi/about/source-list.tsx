import type { Source } from '#domain/bmi/cut-off-sources.content.ts'

export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-sm">
      {sources.map(({ name, href }) => (
        <li key={name}>
          {href ? (
            <a href={href} rel="noreferrer" className="text-link-line">
              {name}
            </a>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  )
}
