/** By these a person shows that the page is being used. */
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

/** Where a browser cannot tell, somebody may have typed already. */
function isInUse(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}

async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    // Offline: what is typed stays in the fields until the script can be had.
    await nextSign('online')
    return loadPatiently(load)
  }
}

interface LoadOnUse<T> {
  load: () => Promise<T>
  /** It is needed now, used or not. */
  wake: () => void
}

/**
 * A part of the script that a page loads when somebody begins to use it, not with its first load. For React.lazy: what
 * the server has drawn stands there, and can be typed into, until then. On the server there is nothing to wait for.
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
      return loadPatiently(load)
    },
  }
}
