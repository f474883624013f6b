import { Pencil } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { PROFILE_SAVED } from '#domain/accounts/account-rules.ts'
import type { OwnDietitian } from '#domain/dietitians/dietitians.schema.ts'
import { CHECKLIST_FIELDS } from '#domain/dietitians/directory-checklist.ts'
import { formatDate } from '#web/lib/format.ts'
import { RestoreDraftBanner } from '#web/lib/forms/restore-draft-banner.tsx'
import { TransientBanner } from '#web/lib/transient-banner.tsx'
import { useObjectUrl } from '#web/lib/use-object-url.ts'
import { LeaveDialog } from '#web/shell/leave-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { AvailabilityBadge } from '../availability-badge.tsx'
import { StatRow } from '../stat-row.tsx'
import { ProfileForm } from './edit/profile-form.tsx'
import { ProfilePreview } from './preview/profile-preview.tsx'
import { toPreview, toPublic } from './profile-values.ts'
import { CompletionCard } from './side/completion-card.tsx'
import { ProfileActions } from './side/profile-actions.tsx'
import { type OwnProfile, useProfileForm } from './use-profile-form.ts'
import { ProfileFacts } from './view/profile-facts.tsx'

const SAVED_FOR_MS = 3000

interface MyProfileProps {
  profile: OwnDietitian
  /** Shown below the profile while it is not edited. */
  more: ReactNode
}

export function MyProfile({ profile, more }: MyProfileProps) {
  /** Counts the saves, so that each one restarts its banner; 0 shows none. */
  const [saves, setSaves] = useState(0)
  const [isPreviewing, setPreviewing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const previewButton = useRef<HTMLButtonElement>(null)
  const own = useProfileForm(profile, () => {
    setSaves((count) => count + 1)
    editButton.current?.focus()
  })
  const fieldId = useLinkedField(() => {
    setPreviewing(false)
    if (!own.isEditing) own.begin()
  })
  const fileUrl = useObjectUrl(own.values.profile_picture)
  const shown = own.isEditing ? toPreview(profile, own.values, fileUrl) : profile

  /** Returns the focus to the button that started the editing. */
  function handleCancel() {
    flushSync(own.cancel)
    editButton.current?.focus()
  }

  function handleBack() {
    flushSync(() => setPreviewing(false))
    previewButton.current?.focus()
  }

  return (
    <>
      {isPreviewing ? (
        <ProfilePreview dietitian={toPublic(shown)} isUnsaved={own.isChanged} onBack={handleBack} />
      ) : (
        <>
          <MyProfileHeading own={own} editRef={editButton} />
          <div className="mt-5 grid gap-4 empty:hidden">
            {saves > 0 ? (
              <TransientBanner key={saves} duration={SAVED_FOR_MS} onDone={() => setSaves(0)}>
                {PROFILE_SAVED}
              </TransientBanner>
            ) : null}
            {own.recoverable ? (
              <RestoreDraftBanner label="Unsaved changes" onRestore={own.restore} onDiscard={own.discard}>
                You have unsaved changes to your profile.
              </RestoreDraftBanner>
            ) : null}
          </div>
          <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            {own.isEditing ? (
              <ProfileForm
                own={own}
                profile={profile}
                pictures={shown.profile_picture_sizes}
                fieldId={fieldId}
                onCancel={handleCancel}
              />
            ) : (
              <div className="grid gap-6">
                <ProfileFacts profile={profile} />
                {more}
              </div>
            )}
            <aside aria-label="About this profile" className="grid gap-6">
              <CompletionCard profile={shown} />
              <StatisticsCard profile={shown} />
              <ProfileActions profile={profile} previewRef={previewButton} onPreview={() => setPreviewing(true)} />
              <ProfessionalTips />
            </aside>
          </div>
        </>
      )}
      <LeaveDialog hasUnsavedChanges={own.hasUnsavedChanges} onPageChange={ON_PAGE_CHANGE} onLogout={ON_LOGOUT} />
    </>
  )
}

/** Anchors of sections that are not part of the form. */
const SECTIONS: readonly string[] = [CHECKLIST_FIELDS.credentials, 'certificates']
const FORM_FIELDS: readonly string[] = Object.values(CHECKLIST_FIELDS).filter((id) => !SECTIONS.includes(id))

/**
 * The form field named by the address: a link to it opens the form there. The hash is then removed, so that the next
 * edit starts at the top.
 */
function useLinkedField(onField: () => void): string | null {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const [fieldId, setFieldId] = useState<string | null>(null)
  const open = useRef(onField)
  open.current = onField

  useEffect(() => {
    const id = hash.slice(1)
    if (FORM_FIELDS.includes(id)) {
      open.current()
      setFieldId(id)
    } else if (SECTIONS.includes(id)) {
      const heading = document.getElementById(id)
      heading?.scrollIntoView()
      heading?.focus({ preventScroll: true })
    } else return setFieldId(null)
    void navigate({ hash: '', search }, { replace: true, preventScrollReset: true })
  }, [hash, search, navigate])
  return fieldId
}

const ON_PAGE_CHANGE =
  'Your changes aren’t saved. If you leave, we’ll offer what you typed again when you come back. You’ll have to choose a picture again.'
const ON_LOGOUT = 'Your changes aren’t saved. They’re deleted from this browser when you sign out.'

interface MyProfileHeadingProps {
  own: OwnProfile
  editRef: Ref<HTMLButtonElement>
}

function MyProfileHeading({ own: { isEditing, isChanged, begin }, editRef }: MyProfileHeadingProps) {
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

function StatisticsCard({ profile }: { profile: OwnDietitian }) {
  return (
    <Card as="section" aria-labelledby="profile-statistics">
      <h2 id="profile-statistics" className="text-h4">
        Profile Statistics
      </h2>
      <dl className="mt-2 divide-y divide-line">
        <StatRow term="Rating">
          <Rating value={profile.rating} />
        </StatRow>
        <StatRow term="Member since">
          <time dateTime={profile.created_at}>{formatDate(profile.created_at)}</time>
        </StatRow>
        <StatRow term="Status">
          <AvailabilityBadge isAvailable={profile.is_available} available="Available" />
        </StatRow>
      </dl>
    </Card>
  )
}

function ProfessionalTips() {
  return (
    <Card as="section" aria-labelledby="professional-tips" className="bg-field-soft!">
      <h2 id="professional-tips" className="mb-2 text-h4">
        Professional Tips
      </h2>
      <ul className="grid list-disc gap-2 pl-4 text-sm">
        <li>Say in the first sentence of your bio who you help and with what.</li>
        <li>Name your qualification and where you practise. Don’t promise results.</li>
        <li>Choose a picture in daylight, with your face in the middle.</li>
        <li>Switch availability off while you’re away, so nobody is left waiting for a reply.</li>
      </ul>
    </Card>
  )
}
