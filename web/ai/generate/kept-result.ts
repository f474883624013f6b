import { GeneratedBlog } from '#domain/ai/ai.schema.ts'
import type { Blog } from '#domain/blogs/blogs.schema.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '#web/lib/forms/form-draft.ts'
import { useSession } from '#web/lib/session/session.ts'

type Generation = GeneratedBlog['generation']

/** An article as the result shows it; what is known of its writing may be gone with the browser's storage. */
export type ShownResult = Blog & { generation: Generation | null }

const KEPT_AS = 'ai-result'

interface Kept {
  generation: Generation | null
  isForPublishing: boolean
}

const UNKNOWN: Kept = { generation: null, isForPublishing: false }

function userId(): number | null {
  return useSession.getState().user?.id ?? null
}

/** What only the answer said; the article itself is on the server. */
export function keepResult({ id, generation }: GeneratedBlog, isForPublishing: boolean) {
  saveFormDraft(KEPT_AS, JSON.stringify({ id, generation, isForPublishing }), userId())
}

export function forgetResult() {
  clearFormDraft(KEPT_AS, userId())
}

export function keptResult(id: number): Kept {
  try {
    const kept = JSON.parse(readFormDraft(KEPT_AS, userId()) ?? 'null')
    if (kept?.id !== id) return UNKNOWN
    const { data = null } = GeneratedBlog.shape.generation.safeParse(kept.generation)
    return { generation: data, isForPublishing: kept.isForPublishing === true }
  } catch {
    return UNKNOWN
  }
}
