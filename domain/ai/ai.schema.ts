import * as z from 'zod/mini'
import { AI_ENGINES } from '../blogs/ai-engines.ts'
import { TITLE } from '../blogs/blog-rules.ts'
import { Blog } from '../blogs/blogs.schema.ts'
import { BLOG_CATEGORIES } from '../blogs/categories.ts'
import { oneOf, oneOfMessage } from '../http/pages/page.ts'
import { line, paragraph } from '../http/text.ts'
import { AI_TONES, DEFAULT_AI_TONE, IMPROVE_MAX, SUBJECT_MAX, TOPIC_MAX } from './ai-rules.ts'
import { FINDING_KINDS } from './findings.ts'

const CATEGORY_REQUIRED = 'Category is required'
const Category = z.pipe(
  z
    .string({ error: ({ input }) => (input == null ? CATEGORY_REQUIRED : oneOfMessage(BLOG_CATEGORIES)) })
    .check(z.trim(), z.minLength(1, CATEGORY_REQUIRED)),
  oneOf(BLOG_CATEGORIES),
)
const Flag = z._default(z.boolean('Choose true or false'), false)

const orderFields = {
  category: Category,
  topic: paragraph('Topic', { max: TOPIC_MAX, wrongType: 'Topic must be text' }),
  tone: z._default(oneOf(AI_TONES), DEFAULT_AI_TONE),
}

/** A request for an article. */
export const GenerateInput = z.object({
  ...orderFields,
  auto_publish: Flag,
  /** The article of the built-in library that the author has chosen, by its id in `ai_subjects/`. */
  subject: z.optional(line('Subject', { max: SUBJECT_MAX })),
  /** A language model gets the author's newest published articles as a sample of the voice. */
  voice_sample: Flag,
})
export type GenerateInput = z.infer<typeof GenerateInput>

/** An article of the built-in library, with its title in the chosen tone. */
const AiSubject = z.object({ id: z.string(), title: z.string() })

export const SubjectsQuery = z.object(orderFields)
export type SubjectsQuery = z.infer<typeof SubjectsQuery>

/**
 * `sure`: one article covers the whole topic. `near`: up to three cover a part of it, nearest first, and without a
 * choice the topic gets an outline. `none`: it gets an outline.
 */
export const AiSubjects = z.object({
  confidence: z.enum(['sure', 'near', 'none']),
  subjects: z.array(AiSubject),
})
export type AiSubjects = z.infer<typeof AiSubjects>

/** An idea for an article, based on one of the built-in library; `reason` says why it is suggested today. */
const AiIdea = z.object({
  topic: z.string(),
  category: z.enum(BLOG_CATEGORIES),
  reason: z.string(),
  /** The library article's id. */
  subject: z.string(),
})
export type AiIdea = z.infer<typeof AiIdea>
/** Always ten, on different subjects. */
export const AiIdeas = z.object({ ideas: z.array(AiIdea) })
export type AiIdeas = z.infer<typeof AiIdeas>

const ClaimFinding = z.object({ kind: z.enum(FINDING_KINDS), text: z.string(), reason: z.string() })

const CitedSource = z.object({ title: z.string(), url: z.nullable(z.string()), sentences: z.int() })

/** The stored article; `ai_engine` says which engine wrote it. */
export const GeneratedBlog = z.extend(Blog, {
  generation: z.object({
    /** The model's name, null for the built-in engine. */
    model: z.nullable(z.string()),
    took_ms: z.int(),
    /**
     * The topic is outside the built-in engine's library: the result is an outline with questions and always stays a
     * draft.
     */
    is_outline: z.boolean(),
    /** The tokens of all requests; null if the AI server does not report them, or no request was sent. */
    tokens: z.nullable(z.object({ input: z.int(), output: z.int() })),
    /** The article's list of sources in its order, with the number of sentences that cite each. */
    sources: z.array(CitedSource),
    /** Sentences that cite none. */
    unsourced_sentences: z.int(),
    /** What the author should check before publishing. */
    findings: z.array(ClaimFinding),
    /** Forbidden claims whose paragraphs were removed; the article stays a draft. */
    left_out: z.array(ClaimFinding),
    /** Why the article stays a draft until its author has read it; null if it may be published. */
    publish_block: z.nullable(z.string()),
  }),
})
export type GeneratedBlog = z.infer<typeof GeneratedBlog>

const boundedContent = (wrongType: string) =>
  z
    .string(wrongType)
    .check(z.maxLength(IMPROVE_MAX, `Content must be at most ${IMPROVE_MAX.toLocaleString('en-IN')} characters long`))
/** The editor's text if it differs from the stored one; otherwise the stored text is used. Nothing is saved. */
const EditedContent = z.optional(boundedContent('Content must be text'))
export const ImproveInput = z.object({ content: EditedContent })
export type ImproveInput = z.infer<typeof ImproveInput>
const EditedTitle = z.optional(
  z.string('Title must be text').check(z.maxLength(TITLE.max, `Title must be at most ${TITLE.max} characters long`)),
)
export const SummaryInput = z.object({ title: EditedTitle, content: EditedContent })
export type SummaryInput = z.infer<typeof SummaryInput>

/**
 * One change to a text. `before` and `after` are HTML fragments; `before` occurs verbatim in the text. Changes are
 * listed in text order and do not overlap: each `before` is the first match after the previous change.
 */
export const TextChange = z.object({ before: z.string(), after: z.string(), reason: z.string() })
export type TextChange = z.infer<typeof TextChange>

/** `content` is `original` with all changes applied (see `apply-changes.ts`). */
export const ImprovedContent = z.object({
  content: z.string(),
  changes: z.array(TextChange),
  original: z.string(),
  engine: z.enum(AI_ENGINES),
  /** Claims that rejected suggestions would have added to the text. */
  left_out: z.array(ClaimFinding),
})
export type ImprovedContent = z.infer<typeof ImprovedContent>

export const GeneratedSummary = z.object({ summary: z.string(), engine: z.enum(AI_ENGINES) })
export type GeneratedSummary = z.infer<typeof GeneratedSummary>

const unfinished = (label: string, max: number) =>
  z.optional(z.string(`${label} must be text`).check(z.maxLength(max, `${label} is too long`)))

/** Any article text, finished or not: it is checked as the author types. */
export const ClaimsInput = z.object({
  title: unfinished('Title', 1000),
  summary: unfinished('Summary', 5000),
  content: boundedContent('Content is required'),
  topic: unfinished('Topic', TOPIC_MAX),
})
export type ClaimsInput = z.infer<typeof ClaimsInput>
export const ClaimsResponse = z.object({ findings: z.array(ClaimFinding) })

/** The engine in use and the calls that remain today; null means no limit. */
export const AiStatus = z.object({
  engine: z.enum(AI_ENGINES),
  model: z.nullable(z.string()),
  limit: z.nullable(z.int()),
  remaining: z.nullable(z.int()),
  /** When all calls are available again; null if none was made. */
  resets_at: z.nullable(z.string()),
})
export type AiStatus = z.infer<typeof AiStatus>
