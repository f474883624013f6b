import { ArrowLeft, Eye } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { NOT_ADDED } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { UnavailableButton } from '../../contact-action.tsx'
import { ContactSection } from '../../contact-lines.tsx'
import { PracticeSection } from '../../practice.tsx'
import { BookingCard } from '../../profile/booking-card.tsx'
import { ProfileIdentity } from '../../profile/profile-head.tsx'

const PREVIEWED = 'Clients book here. Nothing is sent in the preview.'

interface ProfilePreviewProps {
  dietitian: Dietitian
  /** True if it shows unsaved changes. */
  isUnsaved: boolean
  onBack: () => void
}

/** The profile as clients see it, or would after saving. */
export function ProfilePreview({ dietitian, isUnsaved, onBack }: ProfilePreviewProps) {
  const back = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    back.current?.focus()
    window.scrollTo({ top: 0 })
  }, [])

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button ref={back} variant="outline" size="small" icon={ArrowLeft} onClick={onBack}>
          Back to My Profile
        </Button>
        <Badge tone="info" icon={Eye}>
          Preview Mode
        </Badge>
      </div>
      {isUnsaved ? <p className="mt-4 text-ink-muted">With your unsaved changes.</p> : null}
      <article aria-label="Public profile" className="mt-5 grid gap-6">
        <Card className="bg-field-soft!">
          <ProfileIdentity dietitian={dietitian} />
        </Card>
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <Card className="grid gap-6">
            <section>
              <h2 className="text-h3">About</h2>
              <p className="wrap-anywhere mt-2 max-w-read whitespace-pre-line text-lg">
                {dietitian.bio || <span className="text-ink-subtle">{NOT_ADDED}</span>}
              </p>
            </section>
            <PracticeSection dietitian={dietitian} />
            <ContactSection dietitian={dietitian} />
          </Card>
          <BookingCard
            dietitian={dietitian}
            action={<UnavailableButton reason={PREVIEWED}>Book Consultation</UnavailableButton>}
          />
        </div>
      </article>
    </>
  )
}
