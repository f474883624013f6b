import type { GeneratedBlog, GenerateInput } from '#domain/ai/ai.schema.ts'
import type { PartialDraft } from '#domain/ai/draft-stream.ts'
import { BlogInput } from '#domain/blogs/blogs.schema.ts'
import { plainText } from '#domain/blogs/plain-text.ts'
import { createBlog } from '../blogs/writing.service.ts'
import type { Actor, Services } from '../context.ts'
import { sanitizeArticle } from '../infra/html-sanitizer.ts'
import { recordingCall } from './ai-calls.service.ts'
import { checkText, objectionsTo } from './claims.service.ts'

export interface Waiting {
  /** Aborted when nobody waits any more. */
  signal: AbortSignal
  /** Shows the draft while it is written. */
  tell?: ((draft: PartialDraft) => void) | undefined
}

function toShown({ title, summary, content }: PartialDraft): PartialDraft {
  return { title: plainText(title), summary: plainText(summary), content: sanitizeArticle(content) }
}

/** Has an article written and stores it as if the author had written it; on any failure nothing is stored. */
export async function generateBlog(
  services: Services,
  actor: Actor,
  { category, topic, tone, auto_publish }: GenerateInput,
  { signal, tell }: Waiting,
): Promise<GeneratedBlog> {
  const { ai } = services
  const { result, took_ms } = await recordingCall(services, { actor, action: 'generate', signal }, (options) =>
    ai.write(
      { category, topic, tone },
      {
        ...options,
        onPart: tell && ((draft) => tell(toShown(draft))),
        objections: (article) => objectionsTo({ ...article, topic }),
      },
    ),
  )
  const { is_outline, ...article } = result
  // An outline is for its author alone, whatever was ordered.
  const status = auto_publish && !is_outline ? 'published' : 'draft'
  const blog = await createBlog(services, actor, BlogInput.parse({ ...article, category, status }), undefined, {
    engine: ai.engine,
  })
  const findings = checkText({ title: blog.title, summary: blog.summary, content: blog.content, topic })
  return { ...blog, generation: { model: ai.model, took_ms, is_outline, findings } }
}
