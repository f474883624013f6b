import { ExternalLink, Eye, Inbox, PencilLine } from 'lucide-react'
import type { Ref } from 'react'
import { Link } from 'react-router'
import type { OwnDietitian } from '#domain/dietitians/dietitians.schema.ts'
import { ACTION_ROW } from '#web/ui/action-row.ts'
import { Card } from '#web/ui/card.tsx'

interface ProfileActionsProps {
  /** The stored profile, because only that is public. */
  profile: OwnDietitian
  previewRef: Ref<HTMLButtonElement>
  onPreview: () => void
}

export function ProfileActions({ profile, previewRef, onPreview }: ProfileActionsProps) {
  return (
    <Card as="section" aria-labelledby="profile-actions">
      <h2 id="profile-actions" className="text-h4">
        Quick Actions
      </h2>
      <ul className="mt-4 grid gap-3">
        <li>
          <button ref={previewRef} type="button" onClick={onPreview} className={ACTION_ROW}>
            <Eye aria-hidden="true" className="icon" />
            Preview Public Profile
          </button>
        </li>
        <li>
          <Link to="/dietitian/blogs/create" className={ACTION_ROW}>
            <PencilLine aria-hidden="true" className="icon" />
            Write New Blog
          </Link>
        </li>
        <li>
          <Link to="/dietitian/requests" className={ACTION_ROW}>
            <Inbox aria-hidden="true" className="icon" />
            View Contact Requests
          </Link>
        </li>
        <li>
          {profile.is_listed ? (
            <a href={`/dietitians/${profile.id}`} target="_blank" rel="noopener" className={ACTION_ROW}>
              <ExternalLink aria-hidden="true" className="icon" />
              View Live Profile
              <span className="sr-only">, opens in a new tab</span>
            </a>
          ) : (
            <p className="text-ink-muted text-sm">
              Your profile goes live once you add your bio and specialization. Until then, clients can’t find you.
            </p>
          )}
        </li>
      </ul>
    </Card>
  )
}
