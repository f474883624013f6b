import type { ComponentProps } from 'react'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { SPECIALIZATION_DESCRIPTIONS } from '#domain/dietitians/specializations.ts'
import { titled } from '#domain/site/site.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { AvailabilityBadge, DemoBadge, DemoNotice } from '../badges.tsx'
import { profileTrail } from './profile-meta.ts'

interface ProfileHeadProps {
  dietitian: Dietitian
  trail?: ComponentProps<typeof Breadcrumb>['entries'] | undefined
}

export function ProfileHead({ dietitian, trail = profileTrail(dietitian) }: ProfileHeadProps) {
  return (
    <header className="border-line border-b bg-field-soft">
      <div className="wrap py-8 lg:pb-12">
        <Breadcrumb entries={trail} />
        <div className="mt-6">
          <ProfileIdentity dietitian={dietitian} />
        </div>
        <div className="mt-6 empty:hidden">
          <DemoNotice isDemo={dietitian.is_demo} />
        </div>
      </div>
    </header>
  )
}

/** The head of the profile page. */
export function ProfileIdentity({ dietitian }: { dietitian: Dietitian }) {
  const { user_info, specialization, specialization_display, is_available, is_demo, profile_picture_sizes } = dietitian
  return (
    <div className="flex flex-col gap-5 md:flex-row md:items-center md:gap-7">
      <Avatar name={user_info.name} size={84} pictures={profile_picture_sizes} />
      <div className="min-w-0">
        <h1 className="wrap-anywhere">{titled(user_info.name)}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-lg">
          {specialization_display}
          <AvailabilityBadge isAvailable={is_available} />
          <DemoBadge isDemo={is_demo} />
        </p>
        {specialization ? <p className="mt-1 text-ink-muted">{SPECIALIZATION_DESCRIPTIONS[specialization]}</p> : null}
      </div>
    </div>
  )
}
