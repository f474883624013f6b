import type { GeneratedBlog } from '#domain/ai/ai.schema.ts'
import { formatNumber } from '#web/lib/format.ts'

/** The article's sources with the number of sentences that rest on each, and how many rest on none. */
export function DraftSources({ generation }: { generation: GeneratedBlog['generation'] }) {
  const { sources, unsourced_sentences } = generation
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="draft-sources" className="grid gap-3 border-line border-t pt-5">
      <h3 id="draft-sources" className="text-h4">
        Sources
      </h3>
      <ol className="grid max-w-[42rem] list-decimal gap-1.5 pl-5 text-sm">
        {sources.map(({ title, url, sentences }) => (
          <li key={title} className="wrap-anywhere">
            {url ? (
              <a href={url} target="_blank" rel="noopener noreferrer" className="text-link underline">
                {title}
              </a>
            ) : (
              title
            )}{' '}
            <span className="text-ink-muted">
              ({formatNumber(sentences)} {sentences === 1 ? 'sentence' : 'sentences'})
            </span>
          </li>
        ))}
      </ol>
      <p className="text-ink-muted text-sm">Sentences without a source: {formatNumber(unsourced_sentences)}</p>
    </section>
  )
}
