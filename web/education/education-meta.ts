import type { EducationCategory } from '#domain/education/topics.ts'
import type { PublicReviewState } from '#domain/medical-reviews/medical-reviews.schema.ts'
import { SITE } from '#domain/site/site.ts'
import { medicalWebPage, toCitation } from '#web/shell/medical-review/structured-review.ts'
import { absolute, pageMeta, truncateDescription } from '#web/shell/seo.ts'
import { CATEGORY_TEXTS } from './education.content.ts'
import { categoryPath, topicPath } from './education-address.ts'
import type { TopicOutline, TopicWithArticles } from './outlines.server.ts'

export const BREADCRUMB = [{ label: 'Home', to: '/' }, { label: 'Nutrition education' }] as const

export function categoryMeta(category: EducationCategory, topics: readonly TopicOutline[]) {
  const { title, description } = CATEGORY_TEXTS[category]
  return pageMeta({
    title,
    description,
    keywords: ['nutrition education', 'Indian diet', ...topics.map((topic) => topic.title.toLowerCase())],
    path: categoryPath(category),
    breadcrumb: BREADCRUMB,
    structured: [
      {
        '@type': 'ItemList',
        name: title,
        numberOfItems: topics.length,
        itemListElement: topics.map((topic, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: topic.title,
          url: absolute(topicPath(topic.slug)),
        })),
      },
    ],
  })
}

export function topicBreadcrumb(title: string) {
  return [{ label: 'Home', to: '/' }, { label: 'Nutrition education', to: '/diet' }, { label: title }]
}

export function topicMeta({ topic, articles }: TopicWithArticles, review: PublicReviewState | null) {
  const path = topicPath(topic.slug)
  return pageMeta({
    title: topic.title,
    description: truncateDescription(articles.map(({ summary }) => summary).join(' ')),
    keywords: [topic.title.toLowerCase(), 'nutrition', 'Indian diet', ...articles.map(({ title }) => title)],
    path,
    breadcrumb: topicBreadcrumb(topic.title),
    structured: [
      medicalWebPage({
        path,
        name: topic.title,
        review,
        sources: articles.flatMap(({ sources }) => sources),
      }),
      ...articles.map((article) => ({
        '@type': 'Article',
        headline: article.title,
        description: article.summary,
        url: absolute(topicPath(topic.slug, article.id)),
        isPartOf: { '@type': 'WebPage', name: topic.title, url: absolute(path) },
        image: absolute(`/cards${path}.png`),
        inLanguage: 'en-IN',
        isAccessibleForFree: true,
        learningResourceType: 'Article',
        educationalLevel: article.difficulty,
        timeRequired: `PT${article.minutes}M`,
        author: { '@type': 'Organization', name: SITE.name, url: absolute('/') },
        publisher: { '@type': 'Organization', name: SITE.name, url: absolute('/') },
        citation: article.sources.map(toCitation),
      })),
    ],
  })
}

/** For unknown topics. */
export function unknownTopicMeta() {
  return pageMeta({
    title: 'Address not found',
    description: 'There’s no page at this address. Here’s our home page instead.',
    noindex: true,
  })
}
