import { lazy } from 'react'
import { privateMeta } from '#web/shell/seo.ts'
import { AccountPage } from '../account-page.tsx'
import { SignInRedirect } from './sign-in-redirect.tsx'

const LoginForm = lazy(async () => ({ default: (await import('./login-form.tsx')).LoginForm }))

/** Created once, so that a re-render never touches the server-sent form while it is typed in. */
const page = (
  <AccountPage title="Login" lead="Your requests, replies and profile are waiting." fields={2}>
    <LoginForm />
  </AccountPage>
)

export const meta = () =>
  privateMeta('Login', 'Sign in to your account.', '/login', ['login', 'sign in', 'diet account'])

export default function LoginPage() {
  return (
    <>
      <SignInRedirect />
      {/* Signed-in users are redirected, so the form is hidden. */}
      <div className="in-[[data-signed-in]]:invisible">{page}</div>
    </>
  )
}
