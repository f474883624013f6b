import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { DIETITIAN_NOT_FETCHED } from '#domain/http/common-failures.ts'
import { Banner } from '#web/ui/banner.tsx'

/** Why the visitor was sent here. The hash carries it, because a cached page and a redirect both keep the hash. */
const NOTICES: Record<string, string> = {
  '#dietitian-not-found': 'We couldn’t find that dietitian. Here’s everyone who is listed today.',
  '#dietitian-not-loaded': `${DIETITIAN_NOT_FETCHED}. Please try again in a moment, or choose another dietitian.`,
}

const never = () => () => {}

/** The server never sees a hash, so the first render in the browser must not use it either. */
function useHash(): string {
  const { hash } = useLocation()
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isHydrated ? hash : ''
}

export function DirectoryNotice() {
  const notice = NOTICES[useHash()]
  const { search } = useLocation()
  const navigate = useNavigate()
  if (!notice) return null
  return (
    <div className="mb-8">
      <Banner
        tone="warning"
        onDismiss={() => navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })}
      >
        {notice}
      </Banner>
    </div>
  )
}
