import type { TextChange } from '#domain/ai/ai.schema.ts'
import type { AiTone } from '#domain/ai/ai-rules.ts'
import type { PartialDraft } from '#domain/ai/draft-stream.ts'
import type { Finding } from '#domain/ai/findings.ts'
import type { AiEngine } from '#domain/blogs/ai-engines.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'

/** What may go to a writer: never anything about a person. */
export interface ArticleOrder {
  category: BlogCategory
  topic: string
  tone: AiTone
}

export interface ArticleText {
  title: string
  content: string
}

/** Not yet sanitised; the caller checks it against the article's limits. */
export interface WrittenArticle {
  title: string
  summary: string
  /** HTML. */
  content: string
  /** Questions instead of an article: the topic lies outside what the writer knows. */
  is_outline: boolean
  /** Claims whose paragraphs do not stand in it any more. */
  left_out: Finding[]
}

/** A sentence that must not be written, and the rule. A summary may have no number that its article has not. */
export interface ForbiddenClaim extends Pick<Finding, 'text' | 'reason'> {
  kind: Finding['kind'] | 'number_of_its_own'
}

/** One request to a server that counts its work in tokens; null where it does not say. */
export interface Spent {
  input_tokens: number | null
  output_tokens: number | null
}

export interface WritingOptions {
  /** Aborted when the caller has gone. */
  signal: AbortSignal
  /** Called for each request that was made, also for those that failed. */
  onSpent(spent: Spent): void
}

export interface DraftingOptions extends WritingOptions {
  /** Receives the article while it is written; left out when the caller wants no parts. */
  onPart?: ((draft: PartialDraft) => void) | undefined
  /** What an article must not hold, none if all is well. */
  forbidden(article: Pick<WrittenArticle, 'title' | 'summary' | 'content'>): readonly Finding[]
}

export interface ImproveOptions extends WritingOptions {
  /** What a change would claim that the text does not claim yet. */
  forbidden(change: TextChange): readonly ForbiddenClaim[]
}

export interface SummaryOptions extends WritingOptions {
  forbidden(summary: string): readonly ForbiddenClaim[]
}

/** Writes for a dietitian. Failures are `bad_gateway`, `gateway_timeout` and `cancelled`, with a sentence to people. */
export interface AiWriter {
  engine: AiEngine
  /** The model's name; null for the built-in engine. */
  model: string | null
  write(order: ArticleOrder, options: DraftingOptions): Promise<WrittenArticle>
  /** Changes in the order of the text; each `before` stands in it word for word. */
  improve(html: string, options: ImproveOptions): Promise<TextChange[]>
  summarise(article: ArticleText, options: SummaryOptions): Promise<string>
}
