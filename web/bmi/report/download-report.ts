import { saveFile } from '#web/lib/save-file.ts'
import type { ResultInput } from '../result/shown-result.ts'
import { reportFileName, reportTime } from './report-date.ts'
import { reportHtml } from './report-html.ts'

/** Made in the browser and handed to its downloads; nothing leaves the device. */
export function downloadReport(input: ResultInput, now = new Date()): void {
  const content = new Blob([reportHtml(input, reportTime(now))], { type: 'text/html;charset=utf-8' })
  saveFile({ name: reportFileName(now), content })
}
