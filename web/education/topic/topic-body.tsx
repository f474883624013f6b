import { EDUCATION_CATEGORIES } from '#domain/education/topics.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { TopicWithArticles } from '../outlines.server.ts'
import { ArticleView } from './article-view.tsx'
import { TopicNeighbours } from './topic-neighbours.tsx'

const COLUMNS =
  'wrap grid gap-10 py-12 lg:grid-cols-[13rem_minmax(0,42rem)] lg:justify-between lg:gap-11 lg:py-16 min-[80rem]:grid-cols-[13rem_minmax(0,42rem)_17rem] print:block print:py-6'

/** Contents at the left, reading in the middle, the way on at the right; on phones one after the other. */
export function TopicBody({ topic, articles, previous, next }: TopicWithArticles) {
  return (
    <div className={COLUMNS}>
      <nav aria-label="On this page" className="lg:sticky lg:top-28 lg:self-start print:hidden">
        <p className="font-semibold text-sm">On this page</p>
        <ul className="mt-1 grid gap-1">
          {articles.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-11 items-center py-1 text-link-line leading-snug">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-16">
        {articles.map((article) => (
          <ArticleView key={article.id} article={article} />
        ))}
        <TopicNeighbours previous={previous} next={next} />
      </div>
      <WayOn category={EDUCATION_CATEGORIES.find(({ id }) => id === topic.category)?.label} />
    </div>
  )
}

function WayOn({ category }: { category: string | undefined }) {
  return (
    <aside
      aria-label={`Beyond ${category}`}
      className="rounded-panel bg-primary-soft p-6 text-ink lg:col-start-2 min-[80rem]:sticky min-[80rem]:top-28 min-[80rem]:col-start-3 min-[80rem]:self-start print:hidden"
    >
      <h2 className="text-h3">Fitted to you</h2>
      <p className="mt-3 text-ink-muted">
        What you have read is general. A dietitian fits it to your reports, your kitchen and your week.
      </p>
      <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap min-[80rem]:grid">
        <ButtonLink to="/membership">See membership plans</ButtonLink>
        <ButtonLink to="/contact" variant="outline">
          Free assessment
        </ButtonLink>
      </div>
    </aside>
  )
}
