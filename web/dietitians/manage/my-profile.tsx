import { Pencil } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { PROFILE_SAVED } from '#domain/accounts/account-rules.ts'
import type { OwnDietitian } from '#domain/dietitians/dietitians.schema.ts'
import { CHECKLIST_FIELDS } from '#domain/dietitians/directory/directory-checklist.ts'
import { useObjectUrl } from '#web/lib/documents/use-object-url.ts'
import { RestoreDraftBanner } from '#web/lib/forms/drafts/restore-draft-banner.tsx'
import { TransientBanner } from '#web/lib/transient-banner.tsx'
import { LeaveDialog } from '#web/shell/leave-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ProfileForm } from './edit/profile-form.tsx'
import { toPreview, toPublic } from './profile-values.ts'
import { type ProfileFormState, useProfileForm } from './use-profile-form.ts'
import { ProfileAside } from './view/profile-aside.tsx'
import { ProfileFacts } from './view/profile-facts.tsx'
import { ProfilePreview } from './view/profile-preview.tsx'

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
  const form = useProfileForm(profile, () => {
    setSaves((count) => count + 1)
    editButton.current?.focus()
  })
  const fieldId = useLinkedField(() => {
    setPreviewing(false)
    if (!form.isEditing) form.begin()
  })
  const fileUrl = useObjectUrl(form.values.profile_picture)
  const shown = form.isEditing ? toPreview(profile, form.values, fileUrl) : profile

  /** Returns the focus to the button that started the editing. */
  function handleCancel() {
    flushSync(form.cancel)
    editButton.current?.focus()
  }

  function handleBack() {
    flushSync(() => setPreviewing(false))
    previewButton.current?.focus()
  }

  return (
    <>
      {isPreviewing ? (
        <ProfilePreview dietitian={toPublic(shown)} isUnsaved={form.isChanged} onBack={handleBack} />
      ) : (
        <>
          <MyProfileHeading form={form} editRef={editButton} />
          <div className="mt-5 grid gap-4 empty:hidden">
            {saves > 0 ? (
              <TransientBanner key={saves} duration={SAVED_FOR_MS} onDone={() => setSaves(0)}>
                {PROFILE_SAVED}
              </TransientBanner>
            ) : null}
            {form.recoverable ? (
              <RestoreDraftBanner label="Unsaved changes" onRestore={form.restore} onDiscard={form.discard}>
                You have unsaved changes to your profile.
              </RestoreDraftBanner>
            ) : null}
          </div>
          <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            {form.isEditing ? (
              <ProfileForm
                form={form}
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
            <ProfileAside
              profile={profile}
              shown={shown}
              previewRef={previewButton}
              onPreview={() => setPreviewing(true)}
            />
          </div>
        </>
      )}
      <LeaveDialog hasUnsavedChanges={form.hasUnsavedChanges} onPageChange={ON_PAGE_CHANGE} onLogout={ON_LOGOUT} />
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
  const open = useEffectEvent(onField)

  useEffect(() => {
    const id = hash.slice(1)
    if (FORM_FIELDS.includes(id)) {
      open()
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

function MyProfileHeading({ form, editRef }: { form: ProfileFormState; editRef: Ref<HTMLButtonElement> }) {
  const { isEditing, isChanged, begin } = form
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
