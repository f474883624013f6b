import { lazy, type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router'
import { useSession } from '#web/lib/session/session.ts'
import { ErrorPage } from '../shell/error-page.tsx'
import { SiteHeader } from '../shell/header/site-header.tsx'
import { SiteFooter } from '../shell/site-footer.tsx'
import type { Route } from './+types/site-layout'

const loadReplies = () => import('#web/consultations/client/reply-bell.tsx')
const ReplyBell = lazy(async () => ({ default: (await loadReplies()).ReplyBell }))
const ReplyNotice = lazy(async () => ({ default: (await loadReplies()).ReplyNotice }))

function SiteFrame({ children }: { children: ReactNode }) {
  const isClient = useSession((session) => session.user?.role === 'user')
  return (
    <div data-site-frame className="flex min-h-dvh flex-col print:block">
      <SiteHeader
        notifications={
          isClient ? (
            <Suspense>
              <ReplyBell />
            </Suspense>
          ) : null
        }
      />
      <Suspense>{isClient ? <ReplyNotice /> : null}</Suspense>
      {/* The footer stays below the screen while a page loads, so that it does not move. */}
      <main id="main" tabIndex={-1} className="grow outline-none has-data-skeleton:min-h-dvh">
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}

/** Keeps header and footer around a failed page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPage error={error} />
    </SiteFrame>
  )
}
