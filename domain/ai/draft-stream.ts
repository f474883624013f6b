import * as z from 'zod/mini'
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

export function writeDraftEvent({ event, data }: DraftEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

function readDraftEvent(block: string): DraftEvent[] {
  const event = /^event: (.+)$/m.exec(block)?.[1]
  const data = /^data: (.+)$/m.exec(block)?.[1]
  // Comments keep the line open and say nothing.
  return event && data ? [DraftEvent.parse({ event, data: JSON.parse(data) })] : []
}

/** Reads such a stream piece by piece: give it what has arrived, it gives the events that are complete. */
export function createDraftReader(): (piece: string) => DraftEvent[] {
  let waiting = ''
  return (piece) => {
    const blocks = (waiting + piece).split('\n\n')
    waiting = blocks.pop() ?? ''
    return blocks.flatMap(readDraftEvent)
  }
}
