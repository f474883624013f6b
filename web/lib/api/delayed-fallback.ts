/** How long the previous page stays: a quick response shows no skeletons. */
const FALLBACK_DELAY_MS = 150

/**
 * Returns a list that loads slowly as a promise, so that the page changes and shows skeletons. Back and forward wait,
 * because the scroll position can be restored only once the cards are there.
 */
export async function withDelayedFallback<T>(loading: Promise<T>, url: URL): Promise<{ listing: T | Promise<T> }> {
  const isBackOrForward = window.location.href.split('#')[0] === url.href.split('#')[0]
  if (isBackOrForward) return { listing: await loading }
  const delay = new Promise<null>((resolve) => setTimeout(resolve, FALLBACK_DELAY_MS, null))
  const early = await Promise.race([loading, delay])
  return { listing: early ?? loading }
}
