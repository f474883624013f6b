/** How long the page before stays, in milliseconds: a quick answer comes without skeletons. */
const PATIENCE = 150

/**
 * In the browser a list that takes longer is handed on as a promise, so that the page changes at once and shows
 * skeletons. Back and forward wait: their place in the page is restored when the cards are there.
 */
export async function patiently<T>(loading: Promise<T>, url: URL): Promise<{ listing: T | Promise<T> }> {
  const isBackOrForward = window.location.href.split('#')[0] === url.href.split('#')[0]
  if (isBackOrForward) return { listing: await loading }
  const pause = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null))
  const early = await Promise.race([loading, pause])
  return { listing: early ?? loading }
}
