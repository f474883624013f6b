import { lazy } from 'react'
import { privateMeta } from '#web/shell/seo.ts'
import { AccountPage } from './account-page.tsx'

const VerifyEmail = lazy(async () => ({ default: (await import('./verify-email.tsx')).VerifyEmail }))

export const meta = () => [
  ...privateMeta(
    'Confirm your email address',
    'Confirm your email address with the link from our email.',
    '/verify-email',
  ),
  // The address contains the link's secret, which no other site may receive.
  { name: 'referrer', content: 'no-referrer' },
]

/** Opening the page confirms nothing, because mail scanners open every link; the button does. */
export default function VerifyEmailPage() {
  return (
    <AccountPage title="Confirm your email address" fields={0}>
      <VerifyEmail />
    </AccountPage>
  )
}
