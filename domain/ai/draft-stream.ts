import * as z from 'zod/mini'
import { createEventReader } from '../http/event-stream.ts'
import { GeneratedBlog } from './ai.schema.ts'

/** An article as far as it is written; `content` is clean HTML. Each one takes the place of the one before. */
const PartialDraft = z.object({ title: z.string(), summary: z.string(), content: z.string() })
export type PartialDraft = z.infer<typeof PartialDraft>

/** What `generate_with_ai/` sends as an event stream: drafts, and at last either the stored article or why there is none. */
export const DraftEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('draft'), data: PartialDraft }),
  z.object({ event: z.literal('done'), data: GeneratedBlog }),
  z.object({ event: z.literal('failed'), data: z.object({ status: z.int(), detail: z.string() }) }),
])
export type DraftEvent = z.infer<typeof DraftEvent>

/** Reads such a stream piece by piece: give it what has arrived, it gives the events that are complete. */
export function createDraftReader(): (piece: string) => DraftEvent[] {
  const read = createEventReader()
  return (piece) => read(piece).map((event) => DraftEvent.parse(event))
}
