export const LOADING_ARTICLE = 'Loading article...'

const ARTICLE = /^\/blogs\/[1-9]\d*\/?$/

/** What is said while a page is on its way; most come too soon for words. */
export function loadingText(path: string | undefined): string | null {
  return path && ARTICLE.test(path) ? LOADING_ARTICLE : null
}
