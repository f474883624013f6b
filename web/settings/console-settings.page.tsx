import { EmailBanner, WhenSecurityKnown } from '#web/accounts/security-banners.tsx'
import { PageSkeleton } from '#web/shell/frame/page-skeleton.tsx'
import { pageMeta } from '#web/shell/seo.ts'
import { Settings } from './settings.tsx'

export function meta() {
  return pageMeta({
    title: 'Settings',
    description: 'Password, signed-in devices, notifications, appearance and privacy.',
    path: '/dietitian/settings',
    noindex: true,
  })
}

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
