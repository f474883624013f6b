import { SETTINGS_BLOCK_ID, settingsToSend } from './sent-settings.ts'

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
