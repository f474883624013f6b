import { lazy } from 'react'
import { privateMeta } from '#web/shell/seo.ts'
import { AccountPage } from '../account-page.tsx'

const ResetPasswordForm = lazy(async () => ({
  default: (await import('./reset-password-form.tsx')).ResetPasswordForm,
}))

export const meta = () => [
  ...privateMeta('Set a new password', 'Set a new password with the link from our email.', '/reset-password', [
    'reset password',
    'new password',
  ]),
  // The address contains the link's secret, which no other site may receive.
  { name: 'referrer', content: 'no-referrer' },
]

/** Created once, so that a re-render never touches the server-sent form while it is typed in. */
const page = (
  <AccountPage title="Set a new password" fields={2}>
    <ResetPasswordForm />
  </AccountPage>
)

export default function ResetPasswordPage() {
  return page
}
