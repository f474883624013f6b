/** Loads the toaster's library with the first message. */
async function show(kind: 'success' | 'error', message: string): Promise<void> {
  const { showToast } = await import('./toaster.tsx')
  showToast(kind, message)
}

/** Errors stay until they are closed. */
export const toast = {
  success: (message: string) => void show('success', message),
  error: (message: string) => void show('error', message),
}
