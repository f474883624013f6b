import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import type { Route } from './+types/topic.page'
import { topicMeta, unknownTopicMeta } from './education-meta.ts'
import { findTopic } from './outlines.server.ts'
import { TopicBody } from './topic/topic-body.tsx'
import { TopicHead } from './topic/topic-head.tsx'

/** At an address that leads nowhere the home page is shown; nobody else loads it here. */
const HomePage = lazy(() => import('#web/home/home.page.tsx'))

export async function loader({ params }: Route.LoaderArgs) {
  return (await findTopic(params.topic)) ?? data(null, { status: 404 })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? topicMeta(loaderData) : unknownTopicMeta()
}

export default function TopicPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData)
    return (
      <Suspense>
        <HomePage />
      </Suspense>
    )
  return (
    <>
      <TopicHead {...loaderData} />
      <TopicBody {...loaderData} />
    </>
  )
}
