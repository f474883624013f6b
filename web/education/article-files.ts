import type { EducationArticle } from '#domain/education/topics.ts'

const FILES = import.meta.glob<readonly EducationArticle[]>('./content/*/*.content.ts', { import: 'ARTICLES' })

/** How to load the articles of a topic: each topic is a file of its own. */
const LOADERS = new Map(
  Object.entries(FILES).map(([file, load]) => [/([^/]+)\.content\.ts$/.exec(file)?.[1] ?? file, load]),
)

export async function loadArticles(slug: string): Promise<readonly EducationArticle[]> {
  const load = LOADERS.get(slug)
  if (!load) throw new Error(`no articles about ${slug}`)
  return load()
}
