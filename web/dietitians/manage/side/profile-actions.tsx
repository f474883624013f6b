import { ExternalLink, Eye, Inbox, PencilLine } from 'lucide-react'
import type { Ref } from 'react'
import { Link } from 'react-router'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { Card } from '#web/ui/card.tsx'

interface ProfileActionsProps {
  /** As it is stored: only that is live. */
  profile: Dietitian
  previewRef: Ref<HTMLButtonElement>
  onPreview: () => void
}

const ACTION =
  'flex min-h-13 w-full items-center gap-3 rounded-card border-[1.5px] border-line-strong px-4 pt-0.5 text-left font-semibold hover:bg-primary-soft hover:text-on-primary-soft'

export function ProfileActions({ profile, previewRef, onPreview }: ProfileActionsProps) {
  const isListed = profile.bio !== '' && profile.specialization !== null
  return (
    <Card as="section" aria-labelledby="profile-actions">
      <h2 id="profile-actions" className="text-h4">
        Quick Actions
      </h2>
      <ul className="mt-4 grid gap-3">
        <li>
          <button ref={previewRef} type="button" onClick={onPreview} className={ACTION}>
            <Eye aria-hidden="true" className="icon" />
            Preview Public Profile
          </button>
        </li>
        <li>
          <Link to="/dietitian/blogs/create" className={ACTION}>
            <PencilLine aria-hidden="true" className="icon" />
            Write New Blog
          </Link>
        </li>
        <li>
          <Link to="/dietitian/requests" className={ACTION}>
            <Inbox aria-hidden="true" className="icon" />
            View Contact Requests
          </Link>
        </li>
        <li>
          {isListed ? (
            <a href={`/dietitians/${profile.id}`} target="_blank" rel="noopener" className={ACTION}>
              <ExternalLink aria-hidden="true" className="icon" />
              View Live Profile
              <span className="sr-only">, opens in a new tab</span>
            </a>
          ) : (
            <p className="text-ink-muted text-sm">
              Your profile goes live once bio and specialization are filled. Until then clients cannot find you.
            </p>
          )}
        </li>
      </ul>
    </Card>
  )
}
