import { EmailBanner, WhenSecurityKnown } from '#web/accounts/security-banners.tsx'
import { WithQueries } from '#web/lib/api/query-client.tsx'
import { RequireSignIn } from '#web/shell/require-role.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Settings } from './settings.tsx'

export const meta = () =>
  privateMeta('Settings', 'Password, signed-in devices, notifications, appearance and privacy.', '/settings')

export default function SettingsPage() {
  return (
    <RequireSignIn fallback={<SettingsSkeleton />}>
      <WithQueries>
        <WhenSecurityKnown skeleton={<SettingsSkeleton />}>
          <div className="wrap grid gap-8 py-10 md:py-14">
            <h1>Settings</h1>
            <EmailBanner />
            <Settings />
          </div>
        </WhenSecurityKnown>
      </WithQueries>
    </RequireSignIn>
  )
}

/** Shown until the session is known. */
function SettingsSkeleton() {
  return (
    <div className="wrap grid gap-8 py-10 md:py-14">
      <p className="sr-only" role="status">
        Loading your settings...
      </p>
      <Skeleton className="h-12 w-56" />
      {['password', 'devices', 'notifications'].map((name) => (
        <div key={name} className="grid gap-4 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-56 max-w-170 rounded-card" />
        </div>
      ))}
    </div>
  )
}
