import { EmailBanner, WhenSecurityKnown } from '#web/accounts/security-banners.tsx'
import { PageSkeleton } from '#web/shell/frame/page-skeleton.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { Settings } from './settings.tsx'

export const meta = () =>
  privateMeta('Settings', 'Password, signed-in devices, notifications, appearance and privacy.', '/dietitian/settings')

export default function ConsoleSettingsPage() {
  return (
    <WhenSecurityKnown skeleton={<PageSkeleton />}>
      <div className="grid gap-6">
        <h1 className="text-h2">Settings</h1>
        <EmailBanner />
        <Settings />
      </div>
    </WhenSecurityKnown>
  )
}
