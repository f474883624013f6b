/** Events that show that the page is being used. */
const USE_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'submit', 'scroll']

function nextUseEvent(...moreEvents: string[]): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    const handleEvent = () => {
      stop.abort()
      resolve()
    }
    for (const event of [...USE_EVENTS, ...moreEvents]) {
      window.addEventListener(event, handleEvent, { capture: true, passive: true, signal: stop.signal })
    }
  })
}

/** Browsers without this API count as in use, since the user may have typed already. */
function isInUse(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}

/** The fields hold what is typed until the script can be loaded. */
async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  // Browsers remember scripts that failed to load, so nothing is fetched without a connection.
  if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
  try {
    return await load()
  } catch {
    await nextUseEvent('online')
    return loadWithRetry(load)
  }
}

interface LoadOnUse<T> {
  load: () => Promise<T>
  /** Loads the component now, whether or not the page is in use. */
  wake: () => void
}

/**
 * Loads a component when the user begins to use the page, for React.lazy. Until then the server's HTML stays and can
 * be typed into. On the server it loads at once.
 */
export function loadOnUse<T>(load: () => Promise<T>): LoadOnUse<T> {
  let wake = () => {}
  const wakeRequested = new Promise<void>((resolve) => {
    wake = resolve
  })
  return {
    wake,
    async load() {
      if (typeof window === 'undefined') return load()
      if (!isInUse()) await Promise.race([wakeRequested, nextUseEvent()])
      return loadWithRetry(load)
    },
  }
}
