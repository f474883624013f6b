import { AI_TONES, DEFAULT_AI_TONE } from '#domain/ai/ai-rules.ts'
import { BLOG_CATEGORIES, type BlogCategory } from '#domain/blogs/categories.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '#web/lib/forms/form-draft.ts'
import { useSession } from '#web/lib/session/session.ts'

/** An order for an article as it stands in the form. */
export interface OrderValues {
  category: BlogCategory | ''
  topic: string
  tone: (typeof AI_TONES)[number]
  auto_publish: boolean
}

const NO_ORDER: OrderValues = { category: '', topic: '', tone: DEFAULT_AI_TONE, auto_publish: false }

const KEPT_AS = 'ai-order'

function userId(): number | null {
  return useSession.getState().user?.id ?? null
}

/** It outlives a reload, an expired session and a visit to another tab. */
export function keepOrder(order: OrderValues) {
  const isBlank = order.topic.trim() === '' && order.category === ''
  saveFormDraft(KEPT_AS, isBlank ? '' : JSON.stringify(order), userId())
}

export function forgetOrder() {
  clearFormDraft(KEPT_AS, userId())
}

/** What this person left unsent; another version of this screen may have kept it. */
export function keptOrder(): OrderValues {
  try {
    const kept = JSON.parse(readFormDraft(KEPT_AS, userId()) ?? 'null')
    return {
      category: BLOG_CATEGORIES.find((known) => known === kept?.category) ?? NO_ORDER.category,
      topic: typeof kept?.topic === 'string' ? kept.topic : NO_ORDER.topic,
      tone: AI_TONES.find((known) => known === kept?.tone) ?? NO_ORDER.tone,
      auto_publish: kept?.auto_publish === true,
    }
  } catch {
    return NO_ORDER
  }
}
