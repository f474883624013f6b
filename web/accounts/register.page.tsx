import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { privateMeta } from '#web/shell/seo.ts'
import type { Route } from './+types/register.page'
import { AccountPage } from './account-page.tsx'
import { SignInRedirect } from './sign-in-redirect.tsx'

const RegisterForm = lazy(async () => ({ default: (await import('./register-form.tsx')).RegisterForm }))

/** Created once, so that a re-render never touches the server-sent form while it is typed in. */
const page = (
  <AccountPage title={<Title />} lead={<Lead />} fields={5}>
    <RegisterForm />
  </AccountPage>
)

export const meta = ({ location }: Route.MetaArgs) =>
  privateMeta(
    pageTitle(isForDietitian(new URLSearchParams(location.search))),
    'Open an account to keep your profile, ask a dietitian and read the replies.',
    '/register',
    ['register', 'create an account', 'diet consultation', 'join as dietitian'],
  )

function isForDietitian(search: URLSearchParams): boolean {
  return search.get('as') === 'dietitian'
}

function pageTitle(isDietitian: boolean): string {
  return isDietitian ? 'Join as Dietitian' : 'Create an account'
}

function useIsForDietitian(): boolean {
  const [search] = useSearchParams()
  return isForDietitian(search)
}

function Title() {
  return pageTitle(useIsForDietitian())
}

function Lead() {
  if (useIsForDietitian()) {
    return 'First your account, then a short application with your qualification and registration. We read every one.'
  }
  return 'One place for your profile, your questions and what your dietitian answers.'
}

export default function RegisterPage() {
  return (
    <>
      <SignInRedirect />
      {/* Signed-in users are redirected, so the form is hidden. */}
      <div className="in-[[data-signed-in]]:invisible">{page}</div>
    </>
  )
}
