import * as z from 'zod/mini'
import { GeneratedBlog } from '#domain/ai/ai.schema.ts'
import { AI_TONES, DEFAULT_AI_TONE } from '#domain/ai/ai-rules.ts'
import type { Blog } from '#domain/blogs/blogs.schema.ts'
import { BLOG_CATEGORIES } from '#domain/blogs/categories.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '#web/lib/forms/drafts/form-draft.ts'
import { useSession } from '#web/lib/session/session.ts'

/** The values of the generate form. Another version of this screen may have stored others. */
const OrderValues = z.object({
  category: z.catch(z.enum([...BLOG_CATEGORIES, '']), ''),
  topic: z.catch(z.string(), ''),
  tone: z.catch(z.enum(AI_TONES), DEFAULT_AI_TONE),
  auto_publish: z.catch(z.boolean(), false),
  voice_sample: z.catch(z.boolean(), false),
})
export type OrderValues = z.infer<typeof OrderValues>

/** What an idea fills in. */
const Idea = z.object({ topic: z.string(), category: z.enum(BLOG_CATEGORIES) })
export type Idea = z.infer<typeof Idea>

/** A topic that an idea has replaced. */
const ReplacedTopic = z.object({ topic: z.string(), category: OrderValues.shape.category })
export type ReplacedTopic = z.infer<typeof ReplacedTopic>

type Generation = GeneratedBlog['generation']

/** A generated article; `generation` is null once the browser's storage was cleared. */
export type ShownResult = Blog & { generation: Generation | null }

type DraftName = 'ai-order' | 'ai-order-replaced' | 'ai-idea' | 'ai-used-idea' | 'ai-result'

const userId = () => useSession.getState().user?.id ?? null
const write = (name: DraftName, value: unknown) => saveFormDraft(name, JSON.stringify(value), userId())
const clear = (name: DraftName) => clearFormDraft(name, userId())

/** Another version of this screen may have written the value. */
function read(name: DraftName): Record<string, unknown> {
  try {
    return JSON.parse(readFormDraft(name, userId()) ?? 'null') ?? {}
  } catch {
    return {}
  }
}

/** The order survives a reload, an expired session and a visit to another tab. */
export function saveOrder(order: OrderValues) {
  if (order.topic.trim() === '' && order.category === '') clearOrder()
  else write('ai-order', order)
}

export const clearOrder = () => clear('ai-order')

export const readOrder = (): OrderValues => OrderValues.safeParse(read('ai-order')).data ?? OrderValues.parse({})

/** The topic of an idea is not saved: its author did not write it. */
export function saveReplacedTopic({ topic, category }: ReplacedTopic, replacement: ReplacedTopic) {
  const typed = topic.trim()
  if (typed === '' || typed === replacement.topic.trim() || typed === read('ai-used-idea').topic) return
  write('ai-order-replaced', { topic, category })
}

/** Call this when an idea has filled the form. */
export const saveUsedIdea = ({ topic }: Idea) => write('ai-used-idea', { topic })

export const clearReplacedTopic = () => clear('ai-order-replaced')

export const readReplacedTopic = () => ReplacedTopic.safeParse(read('ai-order-replaced')).data ?? null

/** An idea chosen while another article is shown; it is offered for the next one. */
export const saveIdea = ({ topic, category }: Idea) => write('ai-idea', { topic, category })

export const clearIdea = () => clear('ai-idea')

export const readIdea = () => Idea.safeParse(read('ai-idea')).data ?? null

/** What only the response contained; the article itself is on the server. */
export function saveResult({ id, generation }: GeneratedBlog, isForPublishing: boolean) {
  write('ai-result', { id, generation, isForPublishing })
}

export const clearResult = () => clear('ai-result')

export function readResult(id: number): { generation: Generation | null; isForPublishing: boolean } {
  const stored = read('ai-result')
  if (stored.id !== id) return { generation: null, isForPublishing: false }
  const { data = null } = GeneratedBlog.shape.generation.safeParse(stored.generation)
  return { generation: data, isForPublishing: stored.isForPublishing === true }
}

/** Stored for this tab only: another tab may still be generating. */
const INTERRUPTED = 'ai-left'
let isInterrupted: boolean | undefined

/** Called when the page is unloaded, which stops the generation. */
export function markInterrupted() {
  saveFormDraft(INTERRUPTED, 'left', null)
}

/** Read once per page load, so that the next reload does not show it again. */
export function wasInterrupted(): boolean {
  if (isInterrupted === undefined) {
    isInterrupted = readFormDraft(INTERRUPTED, null) !== null
    clearFormDraft(INTERRUPTED, null)
  }
  return isInterrupted
}

export function dismissInterrupted() {
  isInterrupted = false
}
