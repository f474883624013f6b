import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { MAIL_CHOICE_LABELS, type MailChoice, toMailChoices } from '#domain/accounts/mail-choices.ts'
import type { MailChoices } from '#domain/accounts/security.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { useSession } from '#web/lib/session/session.ts'
import { rememberTheme, type Theme } from '#web/lib/theme.ts'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { DevicesSection } from './devices/devices-section.tsx'
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
    <SettingsSection id="appearance" title="Appearance" lead="Saved in this browser only.">
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
        <p className="text-ink-muted text-sm">System follows the setting of your phone or computer.</p>
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

function NotificationsSection() {
  return (
    <SettingsSection
      id="notifications"
      title="Notifications"
      lead="Our emails tell you that something is new, never what it says."
    >
      <Card className="grid gap-3">
        <h3 className="text-h4">Tell me by email</h3>
        <Loaded query={useQuery(mailChoices)} skeleton={<Skeleton className="h-20" />}>
          {(saved) => <ChoiceBoxes saved={saved} />}
        </Loaded>
        <p className="border-line border-t pt-4 text-ink-muted text-sm">
          We always email you about your password, new sign-ins and your account’s security. You can’t switch these off.
        </p>
      </Card>
    </SettingsSection>
  )
}

function ChoiceBoxes({ saved }: { saved: MailChoices }) {
  const role = useSession((session) => session.user?.role) ?? 'user'
  const { choices, choose } = useMailChoices(saved)
  return (
    <div className="grid gap-1">
      {toMailChoices(role).map((choice) => (
        <Checkbox
          key={choice}
          id={`mail-${choice}`}
          label={MAIL_CHOICE_LABELS[choice].label}
          hint={MAIL_CHOICE_LABELS[choice].description}
          checked={choices[choice]}
          onChange={({ target }) => choose(choice, target.checked)}
        />
      ))}
    </div>
  )
}

const mailChoices = queryOptions({
  queryKey: ['mail-choices'],
  queryFn: ({ signal }) => api.security.mailChoices({ signal }),
})

interface MailChoiceChange {
  choice: MailChoice
  isOn: boolean
}

/** Optimistic: reset when saving fails. */
function useMailChoices(saved: MailChoices) {
  const [chosen, setChosen] = useState<Partial<MailChoices>>({})
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ choice, isOn }: MailChoiceChange) => api.security.updateMailChoices({ [choice]: isOn }),
    onSuccess: (answer) => queries.setQueryData(mailChoices.queryKey, answer),
    onError: (error, { choice, isOn }) => {
      setChosen((before) => ({ ...before, [choice]: !isOn }))
      toast.error(error.message)
    },
  })
  function choose(choice: MailChoice, isOn: boolean) {
    setChosen((before) => ({ ...before, [choice]: isOn }))
    mutate({ choice, isOn })
  }
  return { choices: { ...saved, ...chosen }, choose }
}
