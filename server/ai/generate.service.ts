import type { AiSubjects, GeneratedBlog, GenerateInput, SubjectsQuery } from '#domain/ai/ai.schema.ts'
import { UNKNOWN_SUBJECT } from '#domain/ai/ai-rules.ts'
import type { PartialDraft } from '#domain/ai/draft-stream.ts'
import { BlogInput } from '#domain/blogs/blogs.schema.ts'
import { plainText } from '#domain/blogs/plain-text.ts'
import { needsReviewFirst } from '#domain/medical-reviews/needs-review.ts'
import { REVIEW_BEFORE_PUBLISHING } from '#domain/medical-reviews/review-rules.ts'
import { createBlog } from '../blogs/writing.service.ts'
import type { Actor, Services } from '../context.ts'
import { invalid } from '../errors.ts'
import { sanitizeArticle } from '../infra/html-sanitizer.ts'
import { recordCall } from './ai-calls.service.ts'
import { findArticles, isSubject } from './articles/write-article.ts'
import { createBuiltInWriter } from './built-in-writer.ts'
import { findHarm } from './claims/harm.ts'
import { checkText } from './claims.service.ts'
import { findForbiddenClaims } from './forbidden-claims.ts'
import { findPublishBlock } from './publish-block.ts'

export interface Waiting {
  /** Aborted when the client has disconnected. */
  signal: AbortSignal
  /** Called with the draft so far, while it is being written. */
  emit?: ((draft: PartialDraft) => void) | undefined
}

function toPartialDraft({ title, summary, content }: PartialDraft): PartialDraft {
  return { title: plainText(title), summary: plainText(summary), content: sanitizeArticle(content) }
}

/** The library's articles for a topic, with their titles in the chosen tone. */
export function listSubjects({ category, topic, tone }: SubjectsQuery): AiSubjects {
  const { confidence, articles } = findArticles({ category, topic, tone })
  return { confidence, subjects: articles.map(({ id, tones }) => ({ id, title: tones[tone].title })) }
}

/** Generates an article and stores it as the author's. Stores nothing on failure. */
export async function generateBlog(
  services: Services,
  actor: Actor,
  { category, topic, tone, subject, auto_publish }: GenerateInput,
  { signal, emit }: Waiting,
): Promise<GeneratedBlog> {
  if (subject !== undefined && !isSubject(subject)) throw invalid({ subject: [UNKNOWN_SUBJECT] })
  // A topic that would harm a person is not sent to a model: the built-in engine declines it and names who can help.
  const ai = findHarm(topic) ? createBuiltInWriter() : services.ai
  const { result, took_ms } = await recordCall(services, { actor, action: 'generate', signal }, (options) =>
    ai.write(
      { category, topic, tone, subject },
      {
        ...options,
        onDraft: emit && ((draft) => emit(toPartialDraft(draft))),
        forbidden: (article) => findForbiddenClaims({ ...article, topic }),
      },
    ),
  )
  const { is_outline, left_out, ...article } = result
  const wanted = BlogInput.parse({ ...article, category, status: 'draft' })
  const { title, summary, content } = wanted
  const findings = await checkText({ title, summary, content: sanitizeArticle(content), topic }, signal)
  const held_back =
    findPublishBlock({ engine: ai.engine, is_outline, left_out, findings }) ??
    (needsReviewFirst(actor.role, category) ? REVIEW_BEFORE_PUBLISHING : null)
  const status = auto_publish && held_back === null ? 'published' : 'draft'
  const blog = await createBlog(services, actor, { ...wanted, status }, undefined, { engine: ai.engine })
  return { ...blog, generation: { model: ai.model, took_ms, is_outline, findings, left_out, held_back } }
}
