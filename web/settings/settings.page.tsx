import { EmailBanner, WhenSecurityKnown } from '#web/accounts/security-banners.tsx'
import { WithQueries } from '#web/lib/api/query-client.tsx'
import { RequireSignIn } from '#web/shell/require-role.tsx'
import { pageMeta } from '#web/shell/seo.ts'
import { Settings } from './settings.tsx'
import { SettingsSkeleton } from './settings-skeleton.tsx'

export function meta() {
  return pageMeta({
    title: 'Settings',
    description: 'Password, signed-in devices, notifications, appearance and privacy.',
    path: '/settings',
    noindex: true,
  })
}

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
