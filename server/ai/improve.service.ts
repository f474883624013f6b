import type { GeneratedSummary, ImprovedContent, ImproveInput, SummaryInput } from '#domain/ai/ai.schema.ts'
import { applyChanges } from '#domain/ai/apply-changes.ts'
import { BlogInput } from '#domain/blogs/blogs.schema.ts'
import { getEditable } from '../blogs/writing.service.ts'
import type { Actor, Services } from '../context.ts'
import { invalid } from '../errors.ts'
import { sanitizeArticle } from '../infra/formats/html-sanitizer.ts'
import { recordCall } from './ai-calls.service.ts'
import { findForbiddenClaims, isForbidden } from './claims/check-claims.ts'
import { checkText } from './claims.service.ts'
import { findNewClaims } from './new-claims.ts'
import { findNewNumbers } from './new-numbers.ts'
import { runInTextWorker } from './worker/text-worker.ts'

/** Sanitizes the text. @throws invalid if it is too short for an article */
function requireArticleText(content: string): string {
  const clean = sanitizeArticle(content)
  const parsed = BlogInput.shape.content.safeParse(clean)
  if (!parsed.success) throw invalid({ content: parsed.error.issues.map(({ message }) => message) })
  return clean
}

/** Suggests changes to an article's wording, using the unsaved text from the editor if it was sent; saves nothing. */
export async function improveContent(
  services: Services,
  actor: Actor,
  id: number,
  input: ImproveInput,
  signal: AbortSignal,
): Promise<ImprovedContent> {
  const { db, ai } = services
  const blog = await getEditable(db, actor, id)
  const original = requireArticleText(input.content ?? blog.content)
  const { result } = await recordCall(services, { actor, action: 'improve', signal }, (options) =>
    ai.improve(original, { ...options, forbidden: (change) => findNewClaims(original, change) }),
  )
  const { changes, leftOut } = await runInTextWorker('removeNewClaims', [original, result], signal)
  return { content: applyChanges(original, changes), changes, original, engine: ai.engine, left_out: leftOut }
}

/** Suggests a summary of an article, using the unsaved text from the editor if it was sent; saves nothing. */
export async function generateSummary(
  services: Services,
  actor: Actor,
  id: number,
  input: SummaryInput,
  signal: AbortSignal,
): Promise<GeneratedSummary> {
  const { db, ai } = services
  const blog = await getEditable(db, actor, id)
  const title = input.title ?? blog.title
  const content = requireArticleText(input.content ?? blog.content)
  // A summary may contain claims that the article already makes, but no others.
  const claims = await checkText({ title, content }, signal)
  const existing = new Set(claims.filter(isForbidden).map(({ text }) => text))
  const forbidden = (summary: string) => [
    ...findForbiddenClaims({ summary }).filter(({ text }) => !existing.has(text)),
    ...findNewNumbers(summary, title, content).map((number) => ({
      kind: 'number_of_its_own' as const,
      text: number,
      reason: 'It is not in the article.',
    })),
  ]
  const { result } = await recordCall(services, { actor, action: 'summarise', signal }, (options) =>
    ai.summarise({ title, content }, { ...options, forbidden }),
  )
  return { summary: result, engine: ai.engine }
}
