import { EmailBanner, WhenSecurityKnown } from '#web/accounts/security-banners.tsx'
import { WithQueries } from '#web/lib/api/query-client.tsx'
import { PublicPageSkeleton } from '#web/shell/frame/page-skeleton.tsx'
import { RequireSignIn } from '#web/shell/frame/require-role.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { Settings } from './settings.tsx'

export const meta = () =>
  privateMeta('Settings', 'Password, signed-in devices, notifications, appearance and privacy.', '/settings')

export default function SettingsPage() {
  return (
    <RequireSignIn fallback={<PublicPageSkeleton label="Loading your settings..." />}>
      <WithQueries>
        <WhenSecurityKnown skeleton={<PublicPageSkeleton label="Loading your settings..." />}>
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
