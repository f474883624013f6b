import type { TextChange } from '#domain/ai/ai.schema.ts'
import type { AiTone } from '#domain/ai/ai-rules.ts'
import type { PartialDraft } from '#domain/ai/draft-stream.ts'
import type { Finding } from '#domain/ai/findings.ts'
import type { AiEngine } from '#domain/blogs/ai-engines.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'

/** The input of a writer; it contains no data about any person but what the author asks for. */
export interface ArticleOrder {
  category: BlogCategory
  topic: string
  tone: AiTone
  /** The article of the built-in library that the author has chosen, by its id. */
  subject?: string | undefined
  /** Texts of the author's published articles, as a sample of the voice; only if the author asks for it. */
  voice?: readonly string[] | undefined
}

export interface ArticleText {
  title: string
  content: string
}

/** Not yet sanitized; the caller checks it against the article's limits. */
export interface WrittenArticle {
  title: string
  summary: string
  /** HTML. */
  content: string
  /** True if it contains questions instead of an article, because the topic is outside the writer's knowledge. */
  is_outline: boolean
  /** Claims whose paragraphs were removed. */
  left_out: Finding[]
  /** Statements without a source of the library; those of the content are marked in it. */
  findings: Finding[]
}

/** A forbidden sentence, and the rule. A summary must not contain a number that its article does not. */
export interface ForbiddenClaim extends Pick<Finding, 'text' | 'reason'> {
  kind: Finding['kind'] | 'number_of_its_own'
}

/** The tokens of one request to the server; null if it does not report them. */
export interface TokenUsage {
  input_tokens: number | null
  output_tokens: number | null
}

export interface WritingOptions {
  /** Aborted when the caller disconnects. */
  signal: AbortSignal
  /** Called for each request made, including failed ones. */
  onUsage(spent: TokenUsage): void
}

export interface DraftingOptions extends WritingOptions {
  /** Receives the article while it is being written; undefined if the caller wants no partial results. */
  onDraft?: ((draft: PartialDraft) => void) | undefined
  /** Returns the forbidden claims of an article; empty if there are none. */
  forbidden(article: Pick<WrittenArticle, 'title' | 'summary' | 'content'>): readonly Finding[]
}

export interface ImproveOptions extends WritingOptions {
  /** Returns the forbidden claims that a change would add. */
  forbidden(change: TextChange): readonly ForbiddenClaim[]
}

export interface SummaryOptions extends WritingOptions {
  forbidden(summary: string): readonly ForbiddenClaim[]
}

/** Writes for a dietitian. Errors are `bad_gateway`, `gateway_timeout` and `cancelled`, with a message for people. */
export interface AiWriter {
  engine: AiEngine
  /** The model's name; null for the built-in engine. */
  model: string | null
  write(order: ArticleOrder, options: DraftingOptions): Promise<WrittenArticle>
  /** Changes in the order of the text; each `before` occurs in it literally. */
  improve(html: string, options: ImproveOptions): Promise<TextChange[]>
  summarise(article: ArticleText, options: SummaryOptions): Promise<string>
}
