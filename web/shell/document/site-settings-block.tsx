import { applySiteSettings, currentSettings } from '#domain/site/site.ts'

const SETTINGS_BLOCK_ID = 'site-settings'

/** Escaped, so that the JSON cannot close its element. */
function settingsToSend(): string {
  return JSON.stringify(currentSettings()).replaceAll('<', '\\u003c')
}

/** Call this before hydration, so that the browser renders with the server's settings. */
export function applySentSettings(): void {
  const sent = document.getElementById(SETTINGS_BLOCK_ID)?.textContent
  if (sent) applySiteSettings(JSON.parse(sent))
}

/** The site settings for the browser, as JSON. */
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
