import { useSyncExternalStore } from 'react'
import { rememberTheme, type Theme } from '#web/lib/theme.ts'
import { Card } from '#web/ui/card.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { DevicesSection } from './devices/devices-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { PasswordSection } from './password/password-section.tsx'
import { PrivacySection } from './privacy/privacy-section.tsx'
import { SettingsSection } from './settings-section.tsx'

/** The same sections for clients and in the console. */
export function Settings() {
  return (
    <div className="grid gap-10 md:gap-12">
      <PasswordSection />
      <DevicesSection />
      <NotificationsSection />
      <AppearanceSection />
      <PrivacySection />
    </div>
  )
}

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
type ThemeChoice = (typeof THEMES)[number]['value']

function AppearanceSection() {
  const choice = useThemeChoice()
  return (
    <SettingsSection id="appearance" title="Appearance" lead="Kept in this browser only.">
      <Card className="grid gap-4">
        <h3 className="text-h4">Theme</h3>
        <div className="max-w-100">
          <Segmented
            legend="Theme"
            name="theme"
            options={THEMES}
            value={choice}
            onChange={(theme) => rememberTheme(theme === 'system' ? null : theme)}
          />
        </div>
        <p className="text-ink-muted text-sm">System follows what your phone or computer is set to.</p>
      </Card>
    </SettingsSection>
  )
}

/** The header's switch and other tabs change the theme too, so this observes the page's attribute. */
function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore<ThemeChoice>(
    subscribe,
    () => (document.documentElement.dataset.theme as Theme | undefined) ?? 'system',
    () => 'system',
  )
}
