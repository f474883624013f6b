/** The toaster and its library come with the first message, not with the page. */
async function show(kind: 'success' | 'error', message: string): Promise<void> {
  const { showToast } = await import('./toaster.tsx')
  showToast(kind, message)
}

/** Short messages at the screen's edge; errors stay until they are closed. */
export const toast = {
  success: (message: string) => void show('success', message),
  error: (message: string) => void show('error', message),
}
