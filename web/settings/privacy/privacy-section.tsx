import { SettingsSection } from '../settings-section.tsx'
import { AccessesCard } from './accesses-card.tsx'
import { ConsentsCard } from './consents-card.tsx'
import { DeletionCard } from './deletion/deletion-card.tsx'
import { DownloadCard } from './download-card.tsx'

export function PrivacySection() {
  return (
    <SettingsSection
      id="privacy"
      title="Privacy"
      lead="What we keep about you and why, who has looked at it, and how to take it along or have it erased."
    >
      <DownloadCard />
      <ConsentsCard />
      <AccessesCard />
      <DeletionCard />
    </SettingsSection>
  )
}
