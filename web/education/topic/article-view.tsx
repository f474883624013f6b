import type { EducationArticle } from '#domain/education/topics.ts'
import { ConceptView } from '../concept-view.tsx'
import { DifficultyBadge } from '../difficulty-badge.tsx'
import { ReadTime } from '../read-time.tsx'

/** One article whole, with its sources. */
export function ArticleView({ article }: { article: EducationArticle & { minutes: number } }) {
  const titleId = `${article.id}-title`
  return (
    <article id={article.id} aria-labelledby={titleId}>
      <h2 id={titleId}>{article.title}</h2>
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
        <DifficultyBadge difficulty={article.difficulty} />
        <ReadTime minutes={article.minutes} />
      </p>
      <p className="lead mt-4">{article.summary}</p>
      <div className="mt-10 grid gap-12">
        {article.concepts.map((concept) => (
          <ConceptView key={concept.title} concept={concept} heading="h3" />
        ))}
      </div>
      <section className="mt-10 border-line border-t pt-5 text-sm" aria-label={`Sources of ${article.title}`}>
        <h3 className="font-semibold text-md">Sources</h3>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-ink-subtle">
          {article.sources.map(({ title, href }) => (
            <li key={title}>
              {href ? (
                <a href={href} rel="noreferrer" className="text-link-line print:after:content-['_('_attr(href)_')']">
                  {title}
                </a>
              ) : (
                title
              )}
            </li>
          ))}
        </ul>
      </section>
    </article>
  )
}
