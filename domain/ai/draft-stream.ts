import * as z from 'zod/mini'
import { createEventReader } from '../http/event-stream.ts'
import { GeneratedBlog } from './ai.schema.ts'

/** A draft so far; `content` is sanitised HTML. Each event replaces the one before. */
const PartialDraft = z.object({ title: z.string(), summary: z.string(), content: z.string() })
export type PartialDraft = z.infer<typeof PartialDraft>

/** Events of `generate_with_ai/`: drafts, then the stored article or the error. */
export const DraftEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('draft'), data: PartialDraft }),
  z.object({ event: z.literal('done'), data: GeneratedBlog }),
  z.object({ event: z.literal('failed'), data: z.object({ status: z.int(), detail: z.string() }) }),
])
export type DraftEvent = z.infer<typeof DraftEvent>

/** @returns a function that takes the stream chunk by chunk and returns the events completed so far */
export function createDraftReader(): (piece: string) => DraftEvent[] {
  const read = createEventReader()
  return (piece) => read(piece).map((event) => DraftEvent.parse(event))
}
