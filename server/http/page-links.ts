import { countPages } from '#domain/http/page-count.ts'

/** Adds `next` and `previous` to a list answer: absolute addresses of the same list, or null. */
export function withPageLinks(answer: unknown, requestUrl: string, siteUrl: string, query: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('count' in answer) || !('results' in answer)) return answer
  const { page, page_size } = query as { page: number; page_size: number }
  const url = new URL(requestUrl, siteUrl)
  const linkTo = (target: number) => {
    if (target === 1) url.searchParams.delete('page')
    else url.searchParams.set('page', String(target))
    return url.href
  }
  const hasNext = page < countPages(Number(answer.count), page_size)
  const { count, results, ...rest } = answer
  return {
    count,
    next: hasNext ? linkTo(page + 1) : null,
    previous: page > 1 ? linkTo(page - 1) : null,
    results,
    ...rest,
  }
}
