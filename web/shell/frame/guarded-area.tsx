import type { ReactNode } from 'react'
import { WithQueries } from '#web/lib/api/query-client.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { SiteHeader } from '../header/site-header.tsx'
import { SiteFooter } from '../site-footer.tsx'
import { AccessDenied } from './access-denied.tsx'
import type { Area } from './area.ts'
import { AreaFrame } from './frame.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { RequireRole } from './require-role.tsx'

/** The server sends the frame with skeletons; the browser renders the user's data. */
export function GuardedArea({ area, children }: { area: Area; children: ReactNode }) {
  const role = useSession((session) => session.user?.role)
  if (role && !area.roles.includes(role)) return <OutsideArea area={area} />
  const skeleton = (
    <AreaFrame area={area}>
      <PageSkeleton />
    </AreaFrame>
  )
  return (
    <RequireRole roles={area.roles} fallback={skeleton}>
      <WithQueries>{children}</WithQueries>
    </RequireRole>
  )
}

/** Shows "Access Denied" in the public frame, and nothing of the area. */
function OutsideArea({ area }: { area: Area }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="main" tabIndex={-1} className="grow">
        <RequireRole roles={area.roles} fallback={<AccessDenied isPending />}>
          {null}
        </RequireRole>
      </main>
      <SiteFooter />
    </div>
  )
}
