import { parsePartialJson } from 'ai'
import * as z from 'zod/mini'
import type { PartialDraft } from '#domain/ai/draft-stream.ts'

/** Each part contains the whole draft so far; ten per second look smooth, more would only cost traffic. */
const DRAFT_EVERY_MS = 100

const Part = z.object({
  title: z.optional(z.string()),
  summary: z.optional(z.string()),
  content: z.optional(z.string()),
})

/** Parses the article from incomplete JSON; `toHtml` converts its content so far. */
export function createDraftParser(
  onDraft: (draft: PartialDraft) => void,
  toHtml: (content: string) => string,
): (text: string) => void {
  let next = 0
  return (text) => {
    if (performance.now() < next) return
    next = performance.now() + DRAFT_EVERY_MS
    void parsePartialJson(text.slice(text.indexOf('{'))).then(({ value }) => {
      const part = Part.safeParse(value)
      if (!part.success) return
      const { title = '', summary = '', content = '' } = part.data
      onDraft({ title, summary, content: toHtml(content) })
    })
  }
}
