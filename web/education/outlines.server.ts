import { loadArticles } from '#domain/education/article-files.ts'
import { articleMinutes } from '#domain/education/article-minutes.ts'
import { SOURCES } from '#domain/education/sources/sources.ts'
import {
  EDUCATION_TOPICS,
  type EducationArticle,
  type EducationCategory,
  type EducationSlug,
  type EducationTopic,
} from '#domain/education/topics.ts'
import type { Source } from '#domain/sources/source.ts'

export interface ArticleOutline extends Pick<EducationArticle, 'id' | 'title' | 'summary' | 'difficulty'> {
  minutes: number
}

export interface TopicOutline {
  slug: EducationSlug
  title: string
  articles: ArticleOutline[]
}

/** An article with its read time and the records of its sources. */
export interface TopicArticle extends Omit<EducationArticle, 'sources'> {
  minutes: number
  sources: readonly Source[]
}

export interface TopicWithArticles {
  topic: EducationTopic
  articles: readonly TopicArticle[]
  previous: EducationTopic | undefined
  next: EducationTopic | undefined
}

function outline(article: EducationArticle): ArticleOutline {
  const { id, title, summary, difficulty } = article
  return { id, title, summary, difficulty, minutes: articleMinutes(article) }
}

/** The topics of a category without their articles' text. */
export function outlineCategory(category: EducationCategory): Promise<TopicOutline[]> {
  const topics = EDUCATION_TOPICS.filter((topic) => topic.category === category)
  return Promise.all(
    topics.map(async ({ slug, title }) => ({ slug, title, articles: (await loadArticles(slug)).map(outline) })),
  )
}

export async function findTopic(slug: string): Promise<TopicWithArticles | null> {
  const at = EDUCATION_TOPICS.findIndex((topic) => topic.slug === slug)
  const topic = EDUCATION_TOPICS[at]
  if (!topic) return null
  const articles = (await loadArticles(topic.slug)).map((article) => ({
    ...article,
    minutes: articleMinutes(article),
    sources: article.sources.map((id) => SOURCES[id]),
  }))
  return { topic, articles, previous: EDUCATION_TOPICS[at - 1], next: EDUCATION_TOPICS[at + 1] }
}
