import { data, Link } from 'react-router'
import type { BlogPage } from '#domain/blogs/blogs.schema.ts'
import { titled } from '#domain/site/site.ts'
import { BlogCard } from '#web/blogs/blog-card.tsx'
import { pageData } from '#web/lib/api/page-data.ts'
import { ReviewsSection } from '#web/reviews/public/reviews-section.tsx'
import type { Route } from './+types/dietitian.page'
import { DietitianNotFound } from './dietitian-not-found.tsx'
import { loadProfile } from './profile/load-profile.ts'
import { ProfileBody } from './profile/profile-body.tsx'
import { ProfileHead } from './profile/profile-head.tsx'
import { profileMeta } from './profile/profile-meta.ts'

const page = pageData(async (api, { params, signal }) => {
  const profile = await loadProfile(api, params.id, signal)
  return profile ?? data(null, { status: 404 })
})
export const loader = page.loader
export const clientLoader = page.clientLoader

export function meta({ loaderData, location }: Route.MetaArgs) {
  return profileMeta(loaderData?.dietitian, location.pathname)
}

export default function DietitianPage({ loaderData: profile }: Route.ComponentProps) {
  if (!profile) return <DietitianNotFound />
  const { dietitian, blogs, reviews } = profile
  return (
    <article>
      <ProfileHead dietitian={dietitian} />
      <ProfileBody dietitian={dietitian}>
        {reviews ? <ReviewsSection key={dietitian.id} dietitianId={dietitian.id} reviews={reviews} /> : null}
      </ProfileBody>
      {blogs && blogs.count > 0 ? (
        <TheirArticles author={dietitian.id} name={dietitian.user_info.name} blogs={blogs} />
      ) : null}
    </article>
  )
}

function TheirArticles({ author, name, blogs }: { author: number; name: string; blogs: BlogPage }) {
  return (
    <section aria-labelledby="articles" className="border-line border-t bg-sunken py-12">
      <div className="wrap">
        <h2 id="articles" className="text-h3">{`Articles by ${titled(name)}`}</h2>
        <ul className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {blogs.results.map((blog) => (
            <li key={blog.id}>
              <BlogCard blog={blog} />
            </li>
          ))}
        </ul>
        {blogs.count > blogs.results.length ? (
          <p className="mt-6">
            <Link to={`/blogs?author=${author}`} className="flex min-h-11 items-center font-semibold text-link">
              {`View all ${blogs.count} articles`}
            </Link>
          </p>
        ) : null}
      </div>
    </section>
  )
}
