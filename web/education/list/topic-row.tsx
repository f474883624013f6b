import { Link } from 'react-router'
import { topicPath } from '../education-address.ts'
import type { TopicOutline } from '../outlines.server.ts'
import { ArticleDisclosure } from './article-disclosure.tsx'
import { useTopicArticles } from './use-topic-articles.ts'

/** A topic and its articles, which open in place. */
export function TopicRow({ topic: { slug, title, articles } }: { topic: TopicOutline }) {
  const content = useTopicArticles(slug)
  const minutes = articles.reduce((sum, article) => sum + article.minutes, 0)
  return (
    <li className="grid gap-4 border-line border-t pt-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
      <div className="lg:pt-3">
        <h3 className="text-h3">
          <Link
            to={topicPath(slug)}
            className="underline decoration-[1.5px] decoration-line-strong underline-offset-[.2em] hover:decoration-current"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-2 text-ink-muted text-sm">
          {articles.length} articles, {minutes} minutes to read
        </p>
      </div>
      <ul className="grid gap-3">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleDisclosure
              article={article}
              path={topicPath(slug, article.id)}
              phase={content.phase}
              concepts={content.articles?.find(({ id }) => id === article.id)?.concepts}
              onLoad={content.load}
            />
          </li>
        ))}
      </ul>
    </li>
  )
}
