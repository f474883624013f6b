/** Events that show that the page is being used. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'submit', 'scroll']

function nextSign(...also: string[]): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    const handleSign = () => {
      stop.abort()
      resolve()
    }
    for (const sign of [...SIGNS, ...also]) {
      window.addEventListener(sign, handleSign, { capture: true, passive: true, signal: stop.signal })
    }
  })
}

/** Browsers without this API count as in use, since the user may have typed already. */
function isInUse(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}

/** The fields hold what is typed until the script can be loaded. */
async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  // Browsers remember the scripts that could not be loaded, so none is fetched without a connection.
  if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
  try {
    return await load()
  } catch {
    await nextSign('online')
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
  const woken = new Promise<void>((resolve) => {
    wake = resolve
  })
  return {
    wake,
    async load() {
      if (typeof window === 'undefined') return load()
      if (!isInUse()) await Promise.race([woken, nextSign()])
      return loadWithRetry(load)
    },
  }
}
