/** Runs when the hands rest for a while, and now and then when they do not. Milliseconds. */
export function createRestTimer(run: () => void, { rest, most }: { rest: number; most: number }) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let since: number | null = null

  function stop() {
    clearTimeout(timer)
    since = null
  }

  /** @param pause instead of the usual rest */
  function start(pause: number) {
    since ??= Date.now()
    clearTimeout(timer)
    timer = setTimeout(() => {
      stop()
      run()
    }, pause)
  }

  return {
    stop,
    start,
    touch: () => start(Math.min(rest, Math.max(0, (since ?? Date.now()) + most - Date.now()))),
  }
}
