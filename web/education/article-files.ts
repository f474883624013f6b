import type { EducationArticle } from '#domain/education/topics.ts'

const FILES = import.meta.glob<readonly EducationArticle[]>('./content/*/*.content.ts', { import: 'ARTICLES' })

/** Loads the articles of a topic, one file per topic. */
const LOADERS = new Map(
  Object.entries(FILES).map(([file, load]) => [/([^/]+)\.content\.ts$/.exec(file)?.[1] ?? file, load]),
)

export async function loadArticles(slug: string): Promise<readonly EducationArticle[]> {
  const load = LOADERS.get(slug)
  if (!load) throw new Error(`no articles about ${slug}`)
  return load()
}
