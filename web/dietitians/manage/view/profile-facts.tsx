import type { ReactNode } from 'react'
import { splitName } from '#domain/accounts/person-name.ts'
import type { OwnDietitian } from '#domain/dietitians/dietitians.schema.ts'
import { SPECIALIZATION_DESCRIPTIONS } from '#domain/dietitians/specializations.ts'
import { NOT_ADDED } from '#web/lib/format.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { AvailabilityBadge } from '../../badges.tsx'
import { feeLabel, yearsLabel } from '../../dietitian-facts.tsx'
import { PracticeList } from '../../practice.tsx'

/** The profile as it is stored. */
export function ProfileFacts({ profile }: { profile: OwnDietitian }) {
  const { user_info, bio, specialization, specialization_display, profile_picture_sizes } = profile
  const { first_name, last_name } = splitName(user_info.name)
  return (
    <div className="grid gap-6">
      <SectionCard id="basic-information" title="Basic Information" headingClass="text-h3">
        <div className="mt-5 flex flex-col gap-6 sm:flex-row">
          <Avatar name={user_info.name} size={84} pictures={profile_picture_sizes} />
          <dl className="grid min-w-0 flex-1 gap-x-6 gap-y-5 sm:grid-cols-2">
            <Fact label="First name">{first_name}</Fact>
            <Fact label="Last name">{last_name}</Fact>
            <Fact label="Email" note={profile.shows_email ? undefined : HIDDEN}>
              {user_info.email}
            </Fact>
            <Fact label="Phone number" note={profile.shows_phone ? undefined : HIDDEN}>
              {user_info.phone_number}
            </Fact>
          </dl>
        </div>
      </SectionCard>
      <SectionCard id="professional-information" title="Professional Information" headingClass="text-h3">
        <dl className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <Fact label="Bio" isWide>
            {bio}
          </Fact>
          <Fact label="Specialization" isWide>
            {specialization ? (
              <>
                {specialization_display}
                <span className="block font-normal text-ink-muted text-sm">
                  {SPECIALIZATION_DESCRIPTIONS[specialization]}
                </span>
              </>
            ) : null}
          </Fact>
          <Fact label="Years of experience">{yearsLabel(profile.experience_years)}</Fact>
          <Fact label="Consultation fee">{feeLabel(profile.consultation_fee)}</Fact>
          <Fact label="Availability">
            <AvailabilityBadge isAvailable={profile.is_available} />
          </Fact>
        </dl>
      </SectionCard>
      <SectionCard id="practice" title="Practice" headingClass="text-h3">
        <PracticeList dietitian={profile} className="mt-5" />
      </SectionCard>
    </div>
  )
}

const HIDDEN = 'Hidden from visitors'

interface FactProps {
  label: string
  isWide?: boolean
  /** Below the value. */
  note?: string | undefined
  children: ReactNode
}

function Fact({ label, isWide, note, children }: FactProps) {
  return (
    <div className={isWide ? 'min-w-0 sm:col-span-full' : 'min-w-0'}>
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd className={children ? 'wrap-anywhere mt-0.5 whitespace-pre-line font-medium' : 'mt-0.5 text-ink-subtle'}>
        {children || NOT_ADDED}
        {note ? <span className="block font-normal text-ink-muted text-sm">{note}</span> : null}
      </dd>
    </div>
  )
}
