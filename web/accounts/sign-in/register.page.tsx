import { Check } from 'lucide-react'
import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { privateMeta } from '#web/shell/seo.ts'
import { AccountPage } from '../account-page.tsx'
import type { Route } from './+types/register.page'
import { SignInRedirect } from './sign-in-redirect.tsx'

const RegisterForm = lazy(async () => ({ default: (await import('./register-form.tsx')).RegisterForm }))

/** Created once, so that a re-render never touches the server-sent form while it is typed in. */
const page = (
  <AccountPage title={<Title />} lead={<Lead />} fields={5} aside={<WhatFor />}>
    <RegisterForm />
  </AccountPage>
)

export const meta = ({ location }: Route.MetaArgs) =>
  privateMeta(
    pageTitle(isForDietitian(new URLSearchParams(location.search))),
    'Create an account to save your profile, ask a dietitian and read the replies.',
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
    return 'Create your account, then send a short application with your qualification and registration. We read every one.'
  }
  return 'One place for your profile, your questions and your dietitian’s replies.'
}

const CLIENT_REASONS = [
  'Ask the dietitian you choose, and read the reply in your own profile.',
  'Keep your measurements, requests and replies in one place.',
  'Download everything, or delete it, whenever you want.',
] as const
const DIETITIAN_REASONS = [
  'Apply with your qualification and registration. Our office reads every application.',
  'Fill in a public profile with your fee, languages and consultation modes.',
  'Reply to requests and write articles in your own console.',
] as const

function WhatFor() {
  const isDietitian = useIsForDietitian()
  return (
    <>
      <h2 className="text-h3">{isDietitian ? 'How to join' : 'What you can do with an account'}</h2>
      <ul className="mt-4 grid max-w-md gap-3">
        {(isDietitian ? DIETITIAN_REASONS : CLIENT_REASONS).map((reason) => (
          <li key={reason} className="flex gap-3 text-pretty">
            <Check aria-hidden="true" strokeWidth={2} className="mt-[.18em] size-5 flex-none" />
            {reason}
          </li>
        ))}
      </ul>
    </>
  )
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
