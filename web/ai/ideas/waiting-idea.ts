import { BLOG_CATEGORIES } from '#domain/blogs/categories.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '#web/lib/forms/form-draft.ts'
import { useSession } from '#web/lib/session/session.ts'
import type { Idea } from './ideas.content.ts'

const KEPT_AS = 'ai-idea'

function userId(): number | null {
  return useSession.getState().user?.id ?? null
}

/** An idea that was chosen while another article stands in its place waits here, also over a reload. */
export function keepIdea({ topic, category }: Idea) {
  saveFormDraft(KEPT_AS, JSON.stringify({ topic, category }), userId())
}

export function forgetIdea() {
  clearFormDraft(KEPT_AS, userId())
}

export function waitingIdea(): Idea | null {
  try {
    const kept = JSON.parse(readFormDraft(KEPT_AS, userId()) ?? 'null')
    const category = BLOG_CATEGORIES.find((known) => known === kept?.category)
    return category && typeof kept.topic === 'string' ? { topic: kept.topic, category } : null
  } catch {
    return null
  }
}
