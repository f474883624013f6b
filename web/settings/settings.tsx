import { AppearanceSection } from './appearance/appearance-section.tsx'
import { DevicesSection } from './devices/devices-section.tsx'
import { NotificationsSection } from './notifications/notifications-section.tsx'
import { PasswordSection } from './password/password-section.tsx'
import { PrivacySection } from './privacy/privacy-section.tsx'

/** The sections, the same for clients and in the console. */
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
