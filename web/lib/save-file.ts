import type { DownloadedFile } from '#domain/http/client.ts'

/** Some browsers begin to read only after the task that asked them. */
const KEPT_MS = 60_000

/** Hands a downloaded file to the browser, which asks where to or puts it with the other downloads. */
export function saveFile({ name, content }: DownloadedFile): void {
  if (!(content instanceof Blob)) throw new Error(`${name} is no file`)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
