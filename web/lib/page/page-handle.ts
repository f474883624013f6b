/** The `handle` of a public page with parameters or a query, for the server's cache. */
export interface PageHandle {
  /** The single path under which the response may be cached; null if it may not be cached. */
  canonicalPath(address: URL): string | null
}

/** For a page about one record or topic, `/blogs/7`: a path without a query, escapes or leading zeros is canonical. */
export const RECORD_PAGE: PageHandle = {
  canonicalPath: ({ pathname }) => (/^\/[a-z-]+\/[1-9a-z][\da-z-]*$/.test(pathname) ? pathname : null),
}
