import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SettingsHistory } from './settings-history.tsx'
import { siteSettings } from './site-settings.queries.ts'
import { SiteSettingsForm } from './site-settings-form.tsx'

export const meta = () =>
  privateMeta(
    'Site settings',
    'Contact details, banner, title before names and figures of the public site.',
    '/admin/settings',
  )

export default function SiteSettingsPage() {
  return (
    <>
      <h1 className="text-h2">Settings</h1>
      <p className="text-ink-muted">What the public site says about the office. A save is on every page at once.</p>
      <Loaded query={useQuery(siteSettings)} skeleton={<Waiting />}>
        {(stored) => (
          <div className="mt-6 grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
            <SiteSettingsForm stored={stored} />
            <SettingsHistory version={stored.version} />
          </div>
        )}
      </Loaded>
    </>
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="mt-6 grid gap-6">
      <p role="status" className="sr-only">
        Loading the settings...
      </p>
      {['contact', 'banner', 'names'].map((name) => (
        <Skeleton key={name} className="h-64 rounded-card" />
      ))}
    </div>
  )
}
