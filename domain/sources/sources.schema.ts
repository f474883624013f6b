import * as z from 'zod/mini'
import { oneOf, pageQuery, pageSchema } from '../http/pages/page.ts'
import { SearchText } from '../http/text.ts'

/** A subject of the writer's library, or a page of the site, that cites a source. */
const SourceUse = z.object({
  subject: z.string(),
  category_display: z.string(),
  /** How many of the subject's statements name the source; null for pages, where they are not counted. */
  statements: z.nullable(z.int()),
})
export type SourceUse = z.infer<typeof SourceUse>

export const SourceItem = z.object({
  /** Its place in the whole list; it changes when sources are added. */
  id: z.int(),
  title: z.string(),
  by: z.string(),
  year: z.nullable(z.int()),
  url: z.nullable(z.string()),
  /** The unchecked fields, in words; null if all are checked. */
  unverified: z.nullable(z.string()),
  used_in: z.array(SourceUse),
})
export type SourceItem = z.infer<typeof SourceItem>
export const SourcePage = pageSchema(SourceItem)

/** `unverified`: true for sources with unchecked fields. `search`: part of title, author or organisation. */
export const SourceQuery = z.object({
  ...pageQuery(),
  unverified: z.optional(oneOf(['true', 'false'])),
  search: SearchText,
})
export type SourceQuery = z.infer<typeof SourceQuery>
