import { useState } from 'react'
import { redirect, useNavigate } from 'react-router'
import { NOT_ACCEPTING, NOT_TO_ONESELF } from '#domain/consultations/request-rules.ts'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { titled } from '#domain/site/site.ts'
import { DietitianNotFound } from '#web/dietitians/dietitian-not-found.tsx'
import { DietitianSummary } from '#web/dietitians/dietitian-summary.tsx'
import { findDietitian } from '#web/dietitians/find-dietitian.ts'
import { pageData } from '#web/lib/api/page-data.ts'
import { loginPath } from '#web/lib/session/return-path.ts'
import { useSession } from '#web/lib/session/session.ts'
import { NeedsScript } from '#web/shell/needs-script.tsx'
import { pageMeta } from '#web/shell/seo.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import type { Route } from './+types/contact-dietitian.page'
import { RequestForm } from './contact/request-form.tsx'
import { RequestSent } from './contact/request-sent.tsx'

/** The reason travels in the hash: the directory is one kept page for everybody. */
const page = pageData(async (api, { params, signal }) => {
  const dietitian = await findDietitian(api, params.id, signal).catch((error: unknown) => {
    if (error instanceof ApiError) throw redirect('/dietitians#dietitian-not-loaded')
    throw error
  })
  if (!dietitian) throw redirect('/dietitians#dietitian-not-found')
  return dietitian
})
export const loader = page.loader
export const clientLoader = page.clientLoader

function pathOf({ id }: Dietitian): string {
  return `/contact-dietitian/${id}`
}

export function meta({ loaderData: dietitian }: Route.MetaArgs) {
  if (!dietitian) return []
  const name = titled(dietitian.user_info.name)
  return pageMeta({
    title: `Contact ${name}`,
    description: `Send a consultation request to ${name}, ${dietitian.specialization_display}, and read the answer in your profile.`,
    path: pathOf(dietitian),
  })
}

export default function ContactDietitianPage({ loaderData: dietitian }: Route.ComponentProps) {
  // Another dietitian is another form: nothing typed to one is ever shown beside the other.
  return <Contact key={dietitian.id} dietitian={dietitian} />
}

function obstacleFor(dietitian: Dietitian, userId: number | null | undefined): string | null {
  if (dietitian.id === userId) return NOT_TO_ONESELF
  return dietitian.is_available ? null : NOT_ACCEPTING
}

function Contact({ dietitian }: { dietitian: Dietitian }) {
  const [state, setState] = useState<'writing' | 'sent' | 'gone'>('writing')
  const { status, user } = useSession()
  const navigate = useNavigate()
  const userId = status === 'unknown' ? undefined : (user?.id ?? null)
  const name = titled(dietitian.user_info.name)
  const login = loginPath(pathOf(dietitian))

  if (state === 'sent') return <RequestSent dietitianName={name} />
  if (state === 'gone') return <DietitianNotFound />
  return (
    <div className="wrap py-8 lg:pb-20">
      <Breadcrumb
        entries={[
          { label: 'Dietitians', to: '/dietitians' },
          { label: name, to: `/dietitians/${dietitian.id}` },
          { label: 'Contact' },
        ]}
      />
      <h1 className="wrap-anywhere mt-4 text-h2">Contact {name}</h1>
      <p className="lead mt-2 max-w-none">Say in your own words what you need. The answer comes to your profile.</p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[23.75rem_minmax(0,35rem)] lg:gap-16">
        <DietitianSummary dietitian={dietitian} />
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
    </div>
  )
}
