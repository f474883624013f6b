import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { NeedsScript } from '#web/shell/needs-script.tsx'
import { pageMeta } from '#web/shell/seo.ts'
import { FormSkeleton } from '#web/ui/form-skeleton.tsx'
import type { Route } from './+types/register.page'
import { AccountPage } from './account-page.tsx'
import { SignInRedirect } from './sign-in-redirect.tsx'

const RegisterForm = lazy(async () => ({ default: (await import('./register-form.tsx')).RegisterForm }))

/** Made once: drawing the page anew never touches the form that the server sent and somebody may be typing in. */
const page = (
  <AccountPage title={<Title />} lead={<Lead />}>
    <NeedsScript />
    <Suspense fallback={<FormSkeleton fields={5} />}>
      <RegisterForm />
    </Suspense>
  </AccountPage>
)

export function meta({ location }: Route.MetaArgs) {
  return pageMeta({
    title: titleOf(isForDietitian(new URLSearchParams(location.search))),
    description: 'Open an account to keep your profile, ask a dietitian and read the replies.',
    path: '/register',
    noindex: true,
  })
}

function isForDietitian(search: URLSearchParams): boolean {
  return search.get('as') === 'dietitian'
}

function titleOf(isDietitian: boolean): string {
  return isDietitian ? 'Join as Dietitian' : 'Create an account'
}

function useIsForDietitian(): boolean {
  const [search] = useSearchParams()
  return isForDietitian(search)
}

function Title() {
  return titleOf(useIsForDietitian())
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
      {/* Whoever is signed in is led on before the form would flash. */}
      <div className="in-[[data-signed-in]]:invisible">{page}</div>
    </>
  )
}
