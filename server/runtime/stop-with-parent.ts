const CHECK_MS = 500

/**
 * Stops this process when the one that started it has ended. npm runs a command in a shell, and a signal to npm ends the
 * shell alone: many shells do not pass it on, and `exec` is not known everywhere.
 */
export function stopWithParent(): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, CHECK_MS)
  timer.unref()
}
