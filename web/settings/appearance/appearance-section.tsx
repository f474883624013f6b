import { chooseTheme, THEME_CHOICES, type ThemeChoice, useThemeChoice } from '#web/lib/theme-choice.ts'
import { Card } from '#web/ui/card.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { SettingsSection } from '../settings-section.tsx'

const LABELS: Record<ThemeChoice, string> = { system: 'System', light: 'Light', dark: 'Dark' }
const OPTIONS = THEME_CHOICES.map((value) => ({ value, label: LABELS[value] }))

export function AppearanceSection() {
  const choice = useThemeChoice()
  return (
    <SettingsSection id="appearance" title="Appearance" lead="Kept in this browser only.">
      <Card className="grid gap-4">
        <h3 className="text-h4">Theme</h3>
        <div className="max-w-100">
          <Segmented legend="Theme" name="theme" options={OPTIONS} value={choice} onChange={chooseTheme} />
        </div>
        <p className="text-ink-muted text-sm">System follows what your phone or computer is set to.</p>
      </Card>
    </SettingsSection>
  )
}
