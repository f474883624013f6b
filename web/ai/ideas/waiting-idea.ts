import { BLOG_CATEGORIES } from '#domain/blogs/categories.ts'
import { forgetInput, keepInput, keptInput } from '#web/lib/forms/kept-input.ts'
import { useSession } from '#web/lib/session/session.ts'
import type { Idea } from './ideas.content.ts'

const KEPT_AS = 'ai-idea'

function userId(): number | null {
  return useSession.getState().user?.id ?? null
}

/** An idea that was chosen while another article stands in its place waits here, also over a reload. */
export function keepIdea({ topic, category }: Idea) {
  keepInput(KEPT_AS, JSON.stringify({ topic, category }), userId())
}

export function forgetIdea() {
  forgetInput(KEPT_AS, userId())
}

export function waitingIdea(): Idea | null {
  try {
    const kept = JSON.parse(keptInput(KEPT_AS, userId()) ?? 'null')
    const category = BLOG_CATEGORIES.find((known) => known === kept?.category)
    return category && typeof kept.topic === 'string' ? { topic: kept.topic, category } : null
  } catch {
    return null
  }
}
