import type { ReactNode } from 'react'
import type { MayPublish } from './article-text.ts'
import type { Article } from './use-article.ts'

/** What the writing screens are helped by; a page brings it from another feature. */
export interface WritingAids {
  /** Below the summary. */
  summary?: (article: Article) => ReactNode
  /** At the end of the text's toolbar. */
  toolbar?: (article: Article) => ReactNode
  /** Above the text. */
  content?: (article: Article) => ReactNode
  /** In the panel beside it. */
  side?: (article: Article) => ReactNode
  /** Asked before a text becomes public. */
  mayPublish?: MayPublish
}
