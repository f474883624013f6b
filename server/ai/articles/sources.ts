import { SOURCES as EDUCATION_SOURCES } from '#domain/education/sources/sources.ts'
import type { Source } from '#domain/sources/source.ts'
import { KNOWLEDGE } from '../knowledge/all.ts'

/** Every source that an article of the library can name, by its key. */
export const ARTICLE_SOURCES: Readonly<Record<string, Source>> = Object.assign(
  { ...EDUCATION_SOURCES },
  ...Object.values(KNOWLEDGE).map(({ sources }) => sources),
)
