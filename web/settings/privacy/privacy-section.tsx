import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { AUDIT_LABELS } from '#domain/audit/audit-labels.ts'
import { ACCESSES_SHOWN, type AccessEntry } from '#domain/privacy/privacy.schema.ts'
import { titled } from '#domain/site/site.ts'
import { api } from '#web/lib/api/api.ts'
import { saveFile } from '#web/lib/documents/save-file.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { Paged } from '#web/shell/console/paged.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { SettingsSection } from '../settings-section.tsx'
import { ConsentsCard } from './consents-card.tsx'
import { DeletionCard } from './deletion-card.tsx'
import { accessesPage } from './privacy.queries.ts'

export function PrivacySection() {
  return (
    <SettingsSection
      id="privacy"
      title="Privacy"
      lead="What we save about you and why, who has seen it, and how to download or delete it."
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
      <h3 className="text-h4">What we save, and why</h3>
      <p>
        We save what the service needs: your account and profile, your sign-ins, your requests and conversations, your
        reviews, and a log of who did what. For dietitians, we also save the public profile, applications and articles.
        The Digital Personal Data Protection Act 2023 gives you the right to see all of it, correct it and have it
        erased. Our{' '}
        <Link to="/legal#privacy" className="text-link-line">
          Privacy Policy
        </Link>{' '}
        gives the reason for each and{' '}
        <Link to="/legal#retention" className="text-link-line">
          how long it stays
        </Link>
        .
      </p>
      <p>Your download is a ZIP with all your data as JSON and CSV, your files, and a note that explains them.</p>
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

function AccessesCard() {
  return (
    <Card className="grid gap-4">
      <h3 className="text-h4">Who has seen your data</h3>
      <p className="text-ink-muted text-sm">
        Dietitians and admins who opened or changed your data. If they open it again within an hour, we show it once.
        The log goes back one year.
      </p>
      <Paged
        query={accessesPage}
        pageSize={ACCESSES_SHOWN}
        label="Pages of who has seen your data"
        skeleton={<Skeleton className="h-24" />}
      >
        {({ results }) => <AccessList entries={results} />}
      </Paged>
    </Card>
  )
}

function AccessList({ entries }: { entries: AccessEntry[] }) {
  if (entries.length === 0) return <p>Nobody else has opened your data.</p>
  return (
    <ul aria-label="Who has seen your data" className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
          <p className="font-semibold wrap-anywhere">{describeReader(entry)}</p>
          <p className="text-sm">{describeAccess(entry)}</p>
          <p className="text-ink-muted text-sm">{formatDateTime(entry.created_at)}</p>
        </li>
      ))}
    </ul>
  )
}

function describeReader({ who: { full_name, role } }: AccessEntry): string {
  if (role === 'admin') return 'An admin'
  if (full_name === null) return 'A deleted account, or the site itself'
  return role === 'dietitian' ? titled(full_name) : full_name
}

function describeAccess({ action, target_type, target_ids, is_erased }: AccessEntry): string {
  const label = AUDIT_LABELS[action as keyof typeof AUDIT_LABELS] ?? action
  if (is_erased) return `${label}: a health assessment that is now deleted`
  if (action === 'assessment.exported') return `${label}: yours was among them`
  if (target_type !== 'consultation_request' || target_ids.length === 0) return label
  const numbers = new Intl.ListFormat('en-IN').format(target_ids.map((id) => `no. ${id}`))
  return `${label}: ${numbers}`
}
