/** What a public page with parameters or a query exports as `handle`, for the server's cache. */
export interface PageHandle {
  /** The one address under which the answer to this address may be cached; null where none may. */
  canonicalPath(address: URL): string | null
}

/** For a page about one record or topic, `/blogs/7`: an address without a query, escapes or leading zeros is canonical. */
export const RECORD_PAGE: PageHandle = {
  canonicalPath: ({ pathname }) => (/^\/[a-z-]+\/[1-9a-z][\da-z-]*$/.test(pathname) ? pathname : null),
}
