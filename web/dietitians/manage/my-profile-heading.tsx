import { Pencil } from 'lucide-react'
import type { Ref } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { OwnProfile } from './use-profile-form.ts'

interface MyProfileHeadingProps {
  own: OwnProfile
  editRef: Ref<HTMLButtonElement>
}

export function MyProfileHeading({ own: { isEditing, isChanged, begin }, editRef }: MyProfileHeadingProps) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-h2">My Profile</h1>
          {isChanged ? <Badge tone="warning">Unsaved changes</Badge> : null}
        </div>
        <p className="text-ink-muted">What clients read before they ask for a session.</p>
      </div>
      {isEditing ? null : (
        <Button ref={editRef} icon={Pencil} onClick={begin} className="max-sm:w-full">
          Edit Profile
        </Button>
      )}
    </div>
  )
}
