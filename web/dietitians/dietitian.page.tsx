import { data } from 'react-router'
import { pageData } from '#web/lib/api/page-data.ts'
import type { Route } from './+types/dietitian.page'
import { DietitianNotFound } from './dietitian-not-found.tsx'
import { findDietitian } from './find-dietitian.ts'
import { ProfileBody } from './profile/profile-body.tsx'
import { ProfileHead } from './profile/profile-head.tsx'
import { profileMeta } from './profile/profile-meta.ts'

const page = pageData(async (api, { params, signal }) => {
  const dietitian = await findDietitian(api, params.id, signal)
  return dietitian ?? data(null, { status: 404 })
})
export const loader = page.loader
export const clientLoader = page.clientLoader

export function meta({ loaderData, location }: Route.MetaArgs) {
  return profileMeta(loaderData, location.pathname)
}

export default function DietitianPage({ loaderData: dietitian }: Route.ComponentProps) {
  if (!dietitian) return <DietitianNotFound />
  return (
    <article>
      <ProfileHead dietitian={dietitian} />
      <ProfileBody dietitian={dietitian} />
    </article>
  )
}
