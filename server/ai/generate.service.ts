import type { AiSubjects, GeneratedBlog, GenerateInput, SubjectsQuery } from '#domain/ai/ai.schema.ts'
import { UNKNOWN_SUBJECT, VOICE_SAMPLE_MAX, VOICE_SAMPLES } from '#domain/ai/ai-rules.ts'
import type { PartialDraft } from '#domain/ai/draft-stream.ts'
import type { Finding } from '#domain/ai/findings.ts'
import { BlogInput } from '#domain/blogs/blogs.schema.ts'
import { plainText } from '#domain/blogs/plain-text.ts'
import { needsReviewFirst } from '#domain/medical-reviews/needs-review.ts'
import { REVIEW_BEFORE_PUBLISHING } from '#domain/medical-reviews/review-rules.ts'
import { listNewestTexts } from '../blogs/blogs.service.ts'
import { createBlog } from '../blogs/writing.service.ts'
import type { Actor, Services } from '../context.ts'
import { invalid } from '../errors.ts'
import { sanitizeArticle } from '../infra/formats/html-sanitizer.ts'
import { recordCall } from './ai-calls.service.ts'
import { findArticles, isSubject } from './articles/write-article.ts'
import { findPublishBlock } from './auto-publish-block.ts'
import { createBuiltInWriter } from './built-in-writer.ts'
import { findForbiddenClaims } from './claims/check-claims.ts'
import { findHarm } from './claims/harm.ts'
import { checkText } from './claims.service.ts'
import { toBlocks } from './text/article-blocks.ts'
import { splitSentences } from './text/sentences.ts'

interface GenerateOptions {
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

/** The beginnings of the author's newest published articles. */
async function readVoice({ db }: Services, actor: Actor): Promise<string[]> {
  const texts = await listNewestTexts(db, actor.id, VOICE_SAMPLES)
  return texts.map((content) => plainText(content).slice(0, VOICE_SAMPLE_MAX))
}

/** Adds the writer's findings to those of the claim check. */
function joinFindings(found: readonly Finding[], ofWriter: readonly Finding[]): Finding[] {
  const isNew = ({ kind, text }: Finding) => !found.some((other) => other.kind === kind && other.text === text)
  return [...found, ...ofWriter.filter(isNew)]
}

const CITATION = /\[(\d{1,2})\]/g

/** Counts the sentences of an article that cite each source of its numbered list, and those that cite none. */
function countCitations(html: string): Pick<GeneratedBlog['generation'], 'sources' | 'unsourced_sentences'> {
  const blocks = toBlocks(html)
  const cited = blocks
    .filter(({ isSource, kind }) => !isSource && kind !== 'heading')
    .flatMap(({ text }) => splitSentences(text))
    .map((sentence) => [...sentence.matchAll(CITATION)].map(([, number]) => Number(number)))
  const sources = blocks
    .filter(({ isSource, kind }) => isSource && kind === 'item')
    .map(({ text, links }, at) => ({
      title: text,
      url: links[0]?.address ?? null,
      sentences: cited.filter((numbers) => numbers.includes(at + 1)).length,
    }))
  return { sources, unsourced_sentences: cited.filter((numbers) => numbers.length === 0).length }
}

/** Generates an article and stores it as the author's. Stores nothing on failure. */
export async function generateBlog(
  services: Services,
  actor: Actor,
  { category, topic, tone, subject, auto_publish, voice_sample }: GenerateInput,
  { signal, emit }: GenerateOptions,
): Promise<GeneratedBlog> {
  if (subject !== undefined && !isSubject(subject)) throw invalid({ subject: [UNKNOWN_SUBJECT] })
  // A topic that would harm a person is not sent to a model: the built-in engine declines it and names who can help.
  const ai = findHarm(topic) ? createBuiltInWriter() : services.ai
  const voice = voice_sample && ai.engine === 'model' ? await readVoice(services, actor) : []
  const call = { actor, action: 'generate', signal } as const
  const { result, took_ms, tokens } = await recordCall({ ...services, ai }, call, (options) =>
    ai.write(
      { category, topic, tone, subject, voice },
      {
        ...options,
        onDraft: emit && ((partial) => emit(toPartialDraft(partial))),
        forbidden: (article) => findForbiddenClaims({ ...article, topic }),
      },
    ),
  )
  const { is_outline, left_out, findings: unsourced, ...article } = result
  const draft = BlogInput.parse({ ...article, category, status: 'draft' })
  const { title, summary, content } = draft
  const checked = await checkText({ title, summary, content: sanitizeArticle(content), topic }, signal)
  const findings = joinFindings(checked, unsourced)
  const publish_block =
    findPublishBlock({ engine: ai.engine, is_outline, left_out, findings }) ??
    (needsReviewFirst(actor.role, category) ? REVIEW_BEFORE_PUBLISHING : null)
  const status = auto_publish && publish_block === null ? 'published' : 'draft'
  const blog = await createBlog(services, actor, { ...draft, status }, undefined, { engine: ai.engine })
  const cited = countCitations(blog.content)
  return {
    ...blog,
    generation: { model: ai.model, took_ms, tokens, is_outline, ...cited, findings, left_out, publish_block },
  }
}
