import { useState } from 'react'
import { Link } from 'react-router'
import { Banner } from '#web/ui/banner.tsx'
import { BLOGS_PATH } from '../ai-paths.ts'
import { forgetLeftRun, wasRunLeft } from './left-run.ts'

/** After a reload in the middle of an article. */
export function LeftNotice() {
  const [isShown, setShown] = useState(wasRunLeft)
  if (!isShown) return null

  function handleDismiss() {
    forgetLeftRun()
    setShown(false)
  }

  return (
    <Banner tone="info" onDismiss={handleDismiss}>
      Writing was stopped when this page was left or loaded again. Your order still stands here. If the article was done
      just then, it is among{' '}
      <Link to={BLOGS_PATH} className="text-link-line">
        your blogs
      </Link>
      .
    </Banner>
  )
}
