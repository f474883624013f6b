import { lazy, Suspense } from 'react'
import { NeedsScript } from '#web/shell/needs-script.tsx'
import { pageMeta } from '#web/shell/seo.ts'
import { FormSkeleton } from '#web/ui/form-skeleton.tsx'
import { AccountPage } from './account-page.tsx'
import { SignInRedirect } from './sign-in-redirect.tsx'

const LoginForm = lazy(async () => ({ default: (await import('./login-form.tsx')).LoginForm }))

/** Made once: drawing the page anew never touches the form that the server sent and somebody may be typing in. */
const page = (
  <AccountPage title="Login" lead="Your requests, replies and profile are waiting.">
    <NeedsScript />
    <Suspense fallback={<FormSkeleton fields={2} />}>
      <LoginForm />
    </Suspense>
  </AccountPage>
)

export function meta() {
  return pageMeta({ title: 'Login', description: 'Sign in to your account.', path: '/login', noindex: true })
}

export default function LoginPage() {
  return (
    <>
      <SignInRedirect />
      {/* Whoever is signed in is led on before the form would flash. */}
      <div className="in-[[data-signed-in]]:invisible">{page}</div>
    </>
  )
}
