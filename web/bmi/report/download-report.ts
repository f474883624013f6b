import type { ResultInput } from '../result/shown-result.ts'
import { reportFileName, reportTime } from './report-date.ts'
import { reportHtml } from './report-html.ts'

/** Made in the browser and handed to its downloads; nothing leaves the device. */
export function downloadReport(input: ResultInput, now = new Date()): void {
  const address = URL.createObjectURL(
    new Blob([reportHtml(input, reportTime(now))], { type: 'text/html;charset=utf-8' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = reportFileName(now)
  link.click()
  // Some browsers begin to read only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
