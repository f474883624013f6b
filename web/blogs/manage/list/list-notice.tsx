import { useLocation, useNavigate } from 'react-router'
import { FAILURES } from '#domain/http/failures.ts'
import { Banner } from '#web/ui/banner.tsx'

/** Why somebody was sent here, or what an editor has done. It stands in the hash, which the filters leave behind. */
const NOTICES = {
  '#blog-not-found': { tone: 'warning', text: 'We could not find that blog. It may have been deleted.' },
  '#blog-not-loaded': { tone: 'warning', text: `${FAILURES.blogs.get}. Please try again in a moment.` },
  '#blog-saved': { tone: 'success', text: 'The blog is saved.' },
} as const

export function ListNotice() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const notice = Object.entries(NOTICES).find(([known]) => known === hash)?.[1]
  if (!notice) return null
  return (
    <Banner
      tone={notice.tone}
      className="mt-4"
      onDismiss={() => navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })}
    >
      {notice.text}
    </Banner>
  )
}
