import { Card } from '#web/ui/card.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { TwoStep } from '../two-step/two-step.tsx'
import { PasswordForm } from './password-form.tsx'

export function PasswordSection() {
  return (
    <SettingsSection
      id="password-settings"
      title="Password"
      lead="A new password signs out every other device, and we tell you by email."
    >
      <Card>
        <PasswordForm />
      </Card>
      <TwoStep />
    </SettingsSection>
  )
}
