import { DietitianQuery } from '#domain/dietitians/dietitians.schema.ts'
import { DIRECTORY_ORDERINGS, DIRECTORY_PAGE_SIZE } from '#domain/dietitians/directory.ts'
import { getDietitian, listDietitians } from '#server/dietitians/dietitians.service.ts'
import { detailOf, type GrowthRead, type ListedRead, pagesOf } from './reads.ts'

const PATH = '/api/adminpanel/dietitians/'

function listed(name: string, query: Record<string, string>): ListedRead {
  const run: ListedRead['run'] = (db, asked) => listDietitians(db, DietitianQuery.parse(asked))
  return { name, path: PATH, query, pageSize: DIRECTORY_PAGE_SIZE, run }
}

/** Every order with its pages, the filters alone and together, searches, and one dietitian. */
export async function directoryReads(siteUrl: string): Promise<GrowthRead[]> {
  const lists = [
    ...DIRECTORY_ORDERINGS.map((ordering) => listed(ordering, { ordering })),
    listed('one specialization', { specialization: 'diabetes' }),
    listed('available', { is_available: 'true', ordering: 'consultation_fee' }),
    listed('specialization and available', {
      specialization: 'pediatric',
      is_available: 'true',
      ordering: '-experience_years',
    }),
    listed('not available', { is_available: 'false', ordering: '-consultation_fee' }),
  ]
  const reads: GrowthRead[] = []
  for (const list of lists) reads.push(...(await pagesOf(siteUrl, list)))
  for (const [name, search] of [
    ['search of a name', 'harleen gill 12'],
    ['search of a common name', 'kavita'],
    ['search of the text', 'sabzi number 77'],
  ] as const) {
    const [first] = await pagesOf(siteUrl, listed(name, { search }))
    if (first) reads.push(first)
  }
  const answer = (await (await fetch(`${siteUrl}${PATH}`)).json()) as { results: { id: number }[] }
  const id = answer.results[0]?.id ?? 0
  return [...reads, detailOf('one dietitian', `${PATH}${id}/`, (db) => getDietitian(db, id))]
}
