import { lazy, Suspense } from 'react'
import { NeedsScript } from '#web/shell/needs-script.tsx'
import { pageMeta } from '#web/shell/seo.ts'
import { FormSkeleton } from '#web/ui/form-skeleton.tsx'
import { AccountPage } from './account-page.tsx'

const ResetPasswordForm = lazy(async () => ({
  default: (await import('./reset-password-form.tsx')).ResetPasswordForm,
}))

export function meta() {
  return [
    ...pageMeta({
      title: 'Set a new password',
      description: 'Set a new password with the link from our mail.',
      path: '/reset-password',
      noindex: true,
    }),
    // The address holds the secret of the link: no other site may learn it.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** Made once: drawing the page anew never touches the form that the server sent and somebody may be typing in. */
const page = (
  <AccountPage title="Set a new password">
    <NeedsScript />
    <Suspense fallback={<FormSkeleton fields={2} />}>
      <ResetPasswordForm />
    </Suspense>
  </AccountPage>
)

export default function ResetPasswordPage() {
  return page
}
