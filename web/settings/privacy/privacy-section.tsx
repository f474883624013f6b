import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { api } from '#web/lib/api/api.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { SettingsSection } from '../settings-section.tsx'
import { AccessesCard } from './accesses-card.tsx'
import { ConsentsCard } from './consents-card.tsx'
import { DeletionCard } from './deletion-card.tsx'

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

function DownloadCard() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.privacy.export(),
    onSuccess: (file) => {
      saveFile(file)
      toast.success('Your data is in your downloads.')
    },
    onError: (error) => toast.error(error.message),
  })
  return (
    <Card className="grid gap-4">
      <h3 className="text-h4">What we keep, and why</h3>
      <p>
        We keep what the service needs: your account and profile, your sign-ins, your requests and conversations, your
        reviews, and a log of who did what. Dietitians: also the public profile, applications and articles. The Digital
        Personal Data Protection Act 2023 gives you the right to see all of it, to correct it and to have it erased. The{' '}
        <Link to="/legal#privacy" className="text-link-line">
          Privacy Policy
        </Link>{' '}
        says each thing with its reason and{' '}
        <Link to="/legal#retention" className="text-link-line">
          how long it stays
        </Link>
        .
      </p>
      <p>The download is a ZIP with everything as JSON and CSV, your files, and a note that explains them.</p>
      <Button
        variant="outline"
        icon={Download}
        isBusy={isPending}
        busyLabel="Collecting..."
        className="justify-self-start"
        onClick={() => mutate()}
      >
        Download my data
      </Button>
    </Card>
  )
}
