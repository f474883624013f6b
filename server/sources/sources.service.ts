import { BLOG_CATEGORY_LABELS } from '#domain/blogs/categories.ts'
import type { Source } from '#domain/sources/source.ts'
import type { SourceItem, SourceQuery, SourceUse } from '#domain/sources/sources.schema.ts'
import { KNOWLEDGE } from '../ai/knowledge/all.ts'
import { requirePage } from '../errors.ts'

/** Several categories may share a source; it is listed once. */
function collectUses(): Map<Source, SourceUse[]> {
  const uses = new Map<Source, SourceUse[]>()
  for (const { subjects, sources } of Object.values(KNOWLEDGE)) {
    for (const { name, category, facts } of subjects) {
      for (const [key, source] of Object.entries(sources)) {
        const statements = facts.filter((fact) => fact.sources.includes(key)).length
        if (statements === 0) continue
        const use = { subject: name, category_display: BLOG_CATEGORY_LABELS[category], statements }
        uses.set(source, [...(uses.get(source) ?? []), use])
      }
    }
  }
  return uses
}

const byName = new Intl.Collator('en')
const SOURCES: readonly SourceItem[] = [...collectUses()]
  .sort(([a], [b]) => byName.compare(a.by, b.by) || byName.compare(a.title, b.title))
  .map(([{ title, by, year = null, url = null, unverified = null }, used_in], at) => {
    return { id: at + 1, title, by, year, url, unverified, used_in }
  })

export function listSources(query: SourceQuery) {
  const { page, page_size, unverified, search = '' } = query
  const word = search.toLowerCase()
  const found = SOURCES.filter(
    (source) =>
      (unverified === undefined || (source.unverified !== null) === (unverified === 'true')) &&
      `${source.by} ${source.title}`.toLowerCase().includes(word),
  )
  requirePage(query, found.length)
  return { count: found.length, results: found.slice((page - 1) * page_size, page * page_size) }
}
