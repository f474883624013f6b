import { BLOGS_PATH } from '#domain/blogs/blog-paths.ts'

/** State of the list's links, so that the way back restores search, filters and page. */
interface FromList {
  listSearch: string
}

export function fromList(search: string): FromList {
  return { listSearch: search }
}

/** The list address to return to, from the `state` of the editor's location. */
export function listPathFrom(state: unknown): string {
  const search = (state as Partial<FromList> | null)?.listSearch
  return typeof search === 'string' && search.startsWith('?') ? BLOGS_PATH + search : BLOGS_PATH
}
