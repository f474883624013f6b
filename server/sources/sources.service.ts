import { BLOG_CATEGORY_LABELS } from '#domain/blogs/categories.ts'
import { SOURCES as BMI_SOURCES } from '#domain/bmi/sources.content.ts'
import { SOURCES as BODY_TYPE_SOURCES } from '#domain/body-types/body-types.content.ts'
import { loadArticles } from '#domain/education/article-files.ts'
import { SOURCES as EDUCATION_SOURCES } from '#domain/education/sources/sources.ts'
import { EDUCATION_TOPICS } from '#domain/education/topics.ts'
import { METHOD_SOURCES } from '#domain/foods/method-sources.content.ts'
import type { Source } from '#domain/sources/source.ts'
import type { SourceItem, SourceQuery, SourceUse } from '#domain/sources/sources.schema.ts'
import { KNOWLEDGE } from '../ai/knowledge/all.content.ts'
import { pageOfArray } from '../errors.ts'

type SourceInUse = [source: Source, use: SourceUse]

function usesOfWriter(): SourceInUse[] {
  return Object.values(KNOWLEDGE).flatMap(({ subjects, sources }) =>
    subjects.flatMap(({ name, category, facts }) =>
      Object.entries(sources).flatMap(([key, source]): SourceInUse[] => {
        const statements = facts.filter((fact) => fact.sources.includes(key)).length
        const use = { subject: name, category_display: BLOG_CATEGORY_LABELS[category], statements }
        return statements === 0 ? [] : [[source, use]]
      }),
    ),
  )
}

function usesOfPage(subject: string, category_display: string, sources: readonly Source[]): SourceInUse[] {
  return sources.map((source) => [source, { subject, category_display, statements: null }])
}

async function usesOfTopics(): Promise<SourceInUse[]> {
  const uses = EDUCATION_TOPICS.map(async ({ slug, title }) => {
    const ids = new Set((await loadArticles(slug)).flatMap(({ sources }) => sources))
    const sources = [...ids].map((id) => EDUCATION_SOURCES[id])
    return usesOfPage(title, 'Nutrition education', sources)
  })
  return (await Promise.all(uses)).flat()
}

/** Lists a document once, even if several places cite it in records of their own. */
function listOnce(uses: readonly SourceInUse[]): Omit<SourceItem, 'id'>[] {
  const listed = new Map<string, Omit<SourceItem, 'id'>>()
  for (const [{ title, by, year = null, url = null, unverified = null }, use] of uses) {
    const key = JSON.stringify([by, title, year])
    const known = listed.get(key) ?? { title, by, year, url, unverified, used_in: [] }
    known.url ??= url
    known.unverified ??= unverified
    known.used_in.push(use)
    listed.set(key, known)
  }
  return [...listed.values()]
}

const byName = new Intl.Collator('en')
const SOURCES: readonly SourceItem[] = listOnce([
  ...usesOfWriter(),
  ...usesOfPage('BMI calculator', 'Pages of the site', Object.values(BMI_SOURCES)),
  ...usesOfPage('Body types', 'Pages of the site', BODY_TYPE_SOURCES),
  ...usesOfPage('Score of a plate', 'Pages of the site', Object.values(METHOD_SOURCES)),
  ...(await usesOfTopics()),
])
  .sort((a, b) => byName.compare(a.by, b.by) || byName.compare(a.title, b.title))
  .map((source, at) => ({ id: at + 1, ...source }))

export function listSources(query: SourceQuery) {
  const { unverified, search = '' } = query
  const searched = search.toLowerCase()
  const matches = SOURCES.filter(
    (source) =>
      (unverified === undefined || (source.unverified !== null) === (unverified === 'true')) &&
      `${source.by} ${source.title}`.toLowerCase().includes(searched),
  )
  return pageOfArray(query, matches)
}
