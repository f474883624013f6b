import { applySiteSettings, currentSettings } from '#domain/site/site.ts'

const SETTINGS_BLOCK_ID = 'site-settings'

/** As the document carries them; nothing in it can end the element. */
function settingsToSend(): string {
  return JSON.stringify(currentSettings()).replaceAll('<', '\\u003c')
}

/** In the browser, before the first rendering: it then draws what the server has drawn. */
export function applySentSettings(): void {
  const sent = document.getElementById(SETTINGS_BLOCK_ID)?.textContent
  if (sent) applySiteSettings(JSON.parse(sent))
}

/** What the office has set, for the browser's own rendering; data, which no browser runs. */
export function SiteSettingsBlock() {
  return (
    <script
      id={SETTINGS_BLOCK_ID}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element
      dangerouslySetInnerHTML={{ __html: settingsToSend() }}
    />
  )
}
