import { lazy, Suspense } from 'react'
import { type ClientLoaderFunctionArgs, data } from 'react-router'
import { titled } from '#domain/site/site.ts'
import { pageData } from '#web/lib/api/page-data.ts'
import { RECORD_PAGE } from '#web/lib/page/page-handle.ts'
import type { Route } from './+types/dietitian.page'
import { ContactSection } from './contact-lines.tsx'
import { DietitianNotFound } from './dietitian-not-found.tsx'
import { CheckedSection, PracticeSection } from './practice.tsx'
import { BookingCard } from './profile/booking-card.tsx'
import { loadProfile } from './profile/load-profile.ts'
import { ProfileHead } from './profile/profile-head.tsx'
import { profileMeta } from './profile/profile-meta.ts'

const loadReviews = async () => ({
  default: (await import('#web/reviews/public/reviews-section.tsx')).ReviewsSection,
})
const loadArticles = async () => ({ default: (await import('#web/blogs/author-articles.tsx')).AuthorArticles })
const ReviewsSection = lazy(loadReviews)
const AuthorArticles = lazy(loadArticles)

const page = pageData(async (api, { params, signal }) => {
  const profile = await loadProfile(api, params.id, signal)
  return profile ?? data(null, { status: 404 })
})
export const loader = page.loader
export const handle = RECORD_PAGE

/** The server renders the content below the fold, and its scripts load later. In the browser both load together. */
export async function clientLoader(call: ClientLoaderFunctionArgs) {
  const [profile] = await Promise.all([page.clientLoader(call), loadReviews(), loadArticles()])
  return profile
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return profileMeta(loaderData?.dietitian, location.pathname)
}

export default function DietitianPage({ loaderData: profile }: Route.ComponentProps) {
  if (!profile) return <DietitianNotFound />
  const { dietitian, blogs, reviews } = profile
  return (
    <article>
      <ProfileHead dietitian={dietitian} />
      <div className="wrap grid gap-10 py-10 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:gap-16 lg:py-14">
        <aside aria-label="Booking" className="lg:order-last lg:-mt-21">
          <BookingCard dietitian={dietitian} />
        </aside>
        <div className="grid content-start gap-10">
          <section>
            <h2 className="text-h3">About</h2>
            <p className="wrap-anywhere mt-3 max-w-read whitespace-pre-line text-lg">{dietitian.bio}</p>
          </section>
          <PracticeSection dietitian={dietitian} />
          <CheckedSection credentials={dietitian.credentials} />
          <ContactSection dietitian={dietitian} />
          <Suspense>
            {reviews ? <ReviewsSection key={dietitian.id} dietitianId={dietitian.id} reviews={reviews} /> : null}
          </Suspense>
        </div>
      </div>
      {blogs && blogs.count > 0 ? (
        <div className="border-line border-t bg-sunken py-12">
          <div className="wrap">
            <Suspense>
              <AuthorArticles author={dietitian.id} name={titled(dietitian.user_info.name)} blogs={blogs} columns={3} />
            </Suspense>
          </div>
        </div>
      ) : null}
    </article>
  )
}
