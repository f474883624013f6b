import { useState } from 'react'
import { BLOG_CATEGORIES, type BlogCategory } from '#domain/blogs/categories.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '#web/lib/forms/form-draft.ts'
import { useSession } from '#web/lib/session/session.ts'
import { IDEAS } from '../ideas/ideas.content.ts'

/** What somebody had typed before an idea took its place. */
export interface Replaced {
  topic: string
  category: BlogCategory | ''
}

const KEPT_AS = 'ai-order-replaced'

function userId(): number | null {
  return useSession.getState().user?.id ?? null
}

function replacedOrder(): Replaced | null {
  try {
    const kept = JSON.parse(readFormDraft(KEPT_AS, userId()) ?? 'null')
    if (typeof kept?.topic !== 'string') return null
    return { topic: kept.topic, category: BLOG_CATEGORIES.find((known) => known === kept.category) ?? '' }
  } catch {
    return null
  }
}

/** Ideas are in their list and need not be kept. */
export function keepReplaced({ topic, category }: Replaced, by: Replaced) {
  const typed = topic.trim()
  if (typed === '' || typed === by.topic.trim() || IDEAS.some((idea) => idea.topic === typed)) return
  saveFormDraft(KEPT_AS, JSON.stringify({ topic, category }), userId())
}

/** The words of one's own that an idea has replaced, until they are brought back or thrown away. */
export function useReplaced() {
  const [replaced, setReplaced] = useState(replacedOrder)

  function forget() {
    clearFormDraft(KEPT_AS, userId())
    setReplaced(null)
  }

  function replace(before: Replaced, by: Replaced) {
    keepReplaced(before, by)
    setReplaced(replacedOrder())
  }

  /** What stands there now takes its place, unless it is an idea. */
  function bringBack(now: Replaced, own: Replaced) {
    forget()
    replace(now, own)
  }

  return { replaced, replace, bringBack, forget }
}
