import { memo, Suspense, useEffect, useRef, useState } from 'react'
import { type ClientLoaderFunctionArgs, redirect, useNavigate } from 'react-router'
import { NOT_ACCEPTING, NOT_TO_ONESELF } from '#domain/consultations/request-rules.ts'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { SITE, titled } from '#domain/site/site.ts'
import { REQUEST_FORM } from '#web/dietitians/contact-action.tsx'
import { DietitianNotFound } from '#web/dietitians/dietitian-not-found.tsx'
import { loadProfile, type PublicProfile } from '#web/dietitians/profile/load-profile.ts'
import art from '#web/illustrations/hero-2-consultation.svg'
import { pageData } from '#web/lib/api/page-data.ts'
import { RECORD_PAGE } from '#web/lib/page-handle.ts'
import { preloadable } from '#web/lib/preloadable.tsx'
import { loginPath } from '#web/lib/session/return-path.ts'
import { useSession } from '#web/lib/session/session.ts'
import { NeedsScript } from '#web/shell/needs-script.tsx'
import { pageMeta } from '#web/shell/seo.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import type { Route } from './+types/contact-dietitian.page'
import { RequestForm } from './contact/request-form.tsx'

const [ProfileAboveForm, preloadProfile] = preloadable(
  async () => (await import('#web/dietitians/profile/profile-above-form.tsx')).ProfileAboveForm,
)
const [ReviewsSection, preloadReviews] = preloadable(
  async () => (await import('#web/reviews/public/reviews-section.tsx')).ReviewsSection,
)
const [AuthorArticles, preloadArticles] = preloadable(
  async () => (await import('#web/blogs/author-articles.tsx')).AuthorArticles,
)

/** The reason travels in the hash: the directory is one cached page for everybody. */
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

/** The server renders the whole profile and its scripts load afterwards. In the browser both are loaded together. */
export async function clientLoader(call: ClientLoaderFunctionArgs) {
  const [profile] = await Promise.all([page.clientLoader(call), preloadProfile(), preloadReviews(), preloadArticles()])
  return profile
}

function pathOf({ id }: Dietitian): string {
  return `/contact-dietitian/${id}`
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { dietitian } = loaderData
  const name = titled(dietitian.user_info.name)
  return pageMeta({
    title: `Contact ${name}`,
    description: `Send a consultation request to ${name}, ${dietitian.specialization_display}, and read the answer in your profile.`,
    keywords: [name, dietitian.specialization_display, 'contact a dietitian', 'consultation request'],
    path: pathOf(dietitian),
  })
}

export default function ContactDietitianPage({ loaderData: profile }: Route.ComponentProps) {
  // The key resets the form, so that nothing typed to one dietitian is shown with another.
  return <Contact key={profile.dietitian.id} profile={profile} />
}

const COME_BACK = `${NOT_ACCEPTING} Come back when the badge above says “Available”, or choose another dietitian.`

function obstacleFor(dietitian: Dietitian, userId: number | null | undefined): string | null {
  if (dietitian.id === userId) return NOT_TO_ONESELF
  return dietitian.is_available ? null : COME_BACK
}

/** React drops server markup whose boundary is updated before its script has come; the memo keeps the session's updates out. */
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
  const login = loginPath(`${pathOf(dietitian)}#${REQUEST_FORM}`)

  if (state === 'sent') return <RequestSent dietitianName={name} />
  if (state === 'gone') return <DietitianNotFound />
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
              Say in your own words what you need. The answer comes to your profile.
            </p>
          </div>
          <div>
            <NeedsScript />
            <RequestForm
              dietitianId={dietitian.id}
              userId={userId}
              loginPath={login}
              obstacle={obstacleFor(dietitian, userId)}
              onSignIn={() => navigate(login)}
              onSent={() => setState('sent')}
              onGone={() => setState('gone')}
            />
          </div>
        </div>
      </section>
    </>
  )
}

interface RequestSentProps {
  /** With the title: "Dr. Harpreet Kaur Gill". */
  dietitianName: string
}

function RequestSent({ dietitianName }: RequestSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])

  const steps = [
    `${dietitianName} reviews your request`,
    'You are contacted by e-mail or phone',
    'Together you schedule a session',
  ]
  return (
    <div className="wrap flex flex-col items-center gap-4 py-12 text-center md:py-20">
      <title>{`Request Sent Successfully! | ${SITE.name}`}</title>
      <img src={art} alt="" width={280} height={280} className="size-60" />
      <h1 ref={heading} tabIndex={-1} className="text-h2">
        Request Sent Successfully!
      </h1>
      <p className="max-w-xl text-ink-muted text-lg">
        {dietitianName} has been told by e-mail. You find the request and every answer in your profile.
      </p>
      <section aria-label="What happens next" className="my-6 w-full max-w-190 text-left">
        <h2 className="mb-5 text-center text-h4">What happens next</h2>
        <Stepper steps={steps} current={0} />
      </section>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/dietitians">Browse More Dietitians</ButtonLink>
        <ButtonLink to="/blogs" variant="outline">
          Read Health Articles
        </ButtonLink>
        <ButtonLink to="/profile" variant="outline">
          See my requests
        </ButtonLink>
      </div>
    </div>
  )
}
