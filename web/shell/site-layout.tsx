import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import type { Route } from './+types/site-layout'
import { ErrorPage } from './error-page.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div data-site-frame className="flex min-h-dvh flex-col print:block">
      <SiteHeader />
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
