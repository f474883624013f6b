import type { DownloadedFile } from '#domain/http/client.ts'

/** Some browsers read the file only after this task. */
const REVOKE_AFTER_MS = 60_000

/** Saves a downloaded file through the browser. */
export function saveFile({ name, content }: DownloadedFile): void {
  if (!(content instanceof Blob)) throw new Error(`${name} is no file`)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS)
}
