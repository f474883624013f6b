import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { type ClientLoaderFunctionArgs, redirect, useNavigate } from 'react-router'
import { NOT_ACCEPTING, NOT_TO_ONESELF } from '#domain/consultations/request-rules.ts'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { titled } from '#domain/site/site.ts'
import { REQUEST_FORM } from '#web/dietitians/contact-action.tsx'
import { loadProfile, type PublicProfile } from '#web/dietitians/profile/load-profile.ts'
import { pageData } from '#web/lib/api/page-data.ts'
import { RECORD_PAGE } from '#web/lib/page/page-handle.ts'
import { preloadable } from '#web/lib/page/preloadable.tsx'
import { loginPath } from '#web/lib/session/return-path.ts'
import { useSession } from '#web/lib/session/session.ts'
import { NeedsScript } from '#web/shell/needs-script.tsx'
import { pageMeta } from '#web/shell/seo.ts'
import type { Route } from './+types/contact-dietitian.page'
import { RequestForm } from './contact/request-form.tsx'

const [ProfileAboveForm, preloadProfile] = preloadable(
  async () => (await import('#web/dietitians/profile/profile-above-form.tsx')).ProfileAboveForm,
)
const [RequestSent, preloadRequestSent] = preloadable(
  async () => (await import('./contact/request-sent.tsx')).RequestSent,
)
const Colleagues = lazy(async () => ({
  default: (await import('#web/dietitians/profile/colleagues.tsx')).Colleagues,
}))
const DietitianNotFound = lazy(async () => ({
  default: (await import('#web/dietitians/dietitian-not-found.tsx')).DietitianNotFound,
}))
const [ReviewsSection, preloadReviews] = preloadable(
  async () => (await import('#web/reviews/public/reviews-section.tsx')).ReviewsSection,
)
const [AuthorArticles, preloadArticles] = preloadable(
  async () => (await import('#web/blogs/author-articles.tsx')).AuthorArticles,
)

/** The reason is passed in the hash, because the directory is one cached page for everybody. */
const page = pageData(async (api, { params, signal }) => {
  const profile = await loadProfile(api, params.id, signal).catch((error: unknown) => {
    if (error instanceof ApiError) throw redirect('/dietitians#dietitian-not-loaded')
    throw error
  })
  if (!profile) throw redirect('/dietitians#dietitian-not-found')
  return profile
})
export const loader = page.loader
export const handle = RECORD_PAGE

/** The server renders the whole profile, and its scripts load later. In the browser both load together. */
export async function clientLoader(call: ClientLoaderFunctionArgs) {
  const [profile] = await Promise.all([page.clientLoader(call), preloadProfile(), preloadReviews(), preloadArticles()])
  return profile
}

const COME_BACK = 'Come back when the badge above says “Available”.'

function pathOf({ id }: Dietitian): string {
  return `/contact-dietitian/${id}`
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { dietitian } = loaderData
  const name = titled(dietitian.user_info.name)
  return pageMeta({
    title: `Contact ${name}`,
    description: `Send a consultation request to ${name}, ${dietitian.specialization_display}, and read the reply in your profile.`,
    keywords: [name, dietitian.specialization_display, 'contact a dietitian', 'consultation request'],
    path: pathOf(dietitian),
  })
}

export default function ContactDietitianPage({ loaderData: profile }: Route.ComponentProps) {
  // The key resets the form, so that text for one dietitian is never shown with another.
  return <Contact key={profile.dietitian.id} profile={profile} />
}

/**
 * React discards server markup whose boundary updates before its script has loaded; the memo shields it from session
 * updates.
 */
const Profile = memo(function Profile({ profile: { dietitian, blogs, reviews } }: { profile: PublicProfile }) {
  const name = titled(dietitian.user_info.name)
  const trail = [
    { label: 'Dietitians', to: '/dietitians' },
    { label: name, to: `/dietitians/${dietitian.id}` },
    { label: 'Contact' },
  ]
  return (
    <Suspense>
      <ProfileAboveForm dietitian={dietitian} trail={trail}>
        {reviews ? <ReviewsSection dietitianId={dietitian.id} reviews={reviews} /> : null}
        {blogs && blogs.count > 0 ? (
          <AuthorArticles author={dietitian.id} name={name} blogs={blogs} columns={2} />
        ) : null}
      </ProfileAboveForm>
    </Suspense>
  )
})

function Contact({ profile }: { profile: PublicProfile }) {
  const { dietitian } = profile
  const [state, setState] = useState<'writing' | 'sent' | 'gone'>('writing')
  const { status, user } = useSession()
  const navigate = useNavigate()
  const userId = status === 'unknown' ? undefined : (user?.id ?? null)
  const name = titled(dietitian.user_info.name)
  const isOwn = dietitian.id === userId
  const isAvailable = dietitian.is_available
  const login = loginPath(`${pathOf(dietitian)}#${REQUEST_FORM}`)

  // Fetched while the user writes, so that the confirmation shows even if the connection is lost by then.
  useEffect(() => void preloadRequestSent().catch(() => {}), [])

  if (state !== 'writing') {
    return <Suspense>{state === 'sent' ? <RequestSent dietitianName={name} /> : <DietitianNotFound />}</Suspense>
  }
  return (
    <>
      <Profile profile={profile} />
      <section
        id={REQUEST_FORM}
        aria-labelledby="request-heading"
        className="scroll-mt-16 border-line border-t bg-sunken"
      >
        <div className="wrap grid items-start gap-8 py-10 lg:grid-cols-[23.75rem_minmax(0,35rem)] lg:gap-16 lg:py-16">
          <div>
            <h2 id="request-heading" className="wrap-anywhere text-h2">
              Contact {name}
            </h2>
            <p className="lead mt-2 max-w-none">
              Say in your own words what you need. You’ll find the reply in your profile.
            </p>
          </div>
          <div>
            <NeedsScript />
            <RequestForm
              dietitianId={dietitian.id}
              userId={userId}
              loginPath={login}
              obstacle={isOwn ? NOT_TO_ONESELF : isAvailable ? null : `${NOT_ACCEPTING} ${COME_BACK}`}
              onSignIn={() => navigate(login)}
              onSent={() => setState('sent')}
              onGone={() => setState('gone')}
            />
            {isAvailable ? null : (
              <Suspense>
                <Colleagues dietitian={dietitian} />
              </Suspense>
            )}
          </div>
        </div>
      </section>
    </>
  )
}
