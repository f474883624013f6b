export const BLOGS_PATH = '/dietitian/blogs'
export const CREATE_BLOG_PATH = '/dietitian/blogs/create'

/** What the list's links hand on, so that the way back finds its search, filters and page again. */
interface FromList {
  listSearch: string
}

export function fromList(search: string): FromList {
  return { listSearch: search }
}

/** Where an editor leads back to, from the `state` of its own location. */
export function listPathFrom(state: unknown): string {
  const search = (state as Partial<FromList> | null)?.listSearch
  return typeof search === 'string' && search.startsWith('?') ? BLOGS_PATH + search : BLOGS_PATH
}
