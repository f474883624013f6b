import { applySiteSettings, currentSettings } from '#domain/site/site.ts'

export const SETTINGS_BLOCK_ID = 'site-settings'

/** As the document carries them; nothing in it can end the element. */
export function settingsToSend(): string {
  return JSON.stringify(currentSettings()).replaceAll('<', '\\u003c')
}

/** In the browser, before the first rendering: it then draws what the server has drawn. */
export function applySentSettings(): void {
  const sent = document.getElementById(SETTINGS_BLOCK_ID)?.textContent
  if (sent) applySiteSettings(JSON.parse(sent))
}
