import type { EducationCategory } from '#domain/education/topics.ts'
import { CATEGORY_TEXTS } from '../education.content.ts'
import { EducationalNotice } from '../educational-notice.tsx'
import type { TopicOutline } from '../outlines.server.ts'
import { type CategoryCount, CategoryTabs } from './category-tabs.tsx'
import { TopicRow } from './topic-row.tsx'

interface TopicListProps {
  category: EducationCategory
  categories: readonly CategoryCount[]
  topics: readonly TopicOutline[]
}

export function TopicList({ category, categories, topics }: TopicListProps) {
  return (
    <section id="topics" aria-labelledby="topics-title" className="section">
      <div className="wrap">
        <CategoryTabs categories={categories} current={category} />
        <div className="mt-10 grid items-end gap-6 lg:grid-cols-2 lg:gap-16">
          <div>
            <h2 id="topics-title">{categories.find(({ id }) => id === category)?.label}</h2>
            <p className="lead mt-4">{CATEGORY_TEXTS[category].lead}</p>
          </div>
          <EducationalNotice />
        </div>
        <ul className="mt-10 grid gap-10 lg:mt-12">
          {topics.map((topic) => (
            <TopicRow key={topic.slug} topic={topic} />
          ))}
        </ul>
      </div>
    </section>
  )
}
