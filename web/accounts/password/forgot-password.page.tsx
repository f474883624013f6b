import { lazy } from 'react'
import { privateMeta } from '#web/shell/seo.ts'
import { AccountPage } from '../account-page.tsx'

const ForgotPasswordForm = lazy(async () => ({
  default: (await import('./forgot-password-form.tsx')).ForgotPasswordForm,
}))

export const meta = () =>
  privateMeta('Forgot password', 'Get a link to set a new password.', '/forgot-password', [
    'forgot password',
    'new password',
  ])

/** Created once, so that a re-render never touches the server-sent form while it is typed in. */
const page = (
  <AccountPage
    title="Forgot password"
    lead="Enter your email and we’ll send you a link. It works for one hour."
    fields={1}
  >
    <ForgotPasswordForm />
  </AccountPage>
)

export default function ForgotPasswordPage() {
  return page
}
