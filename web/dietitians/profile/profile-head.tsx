import type { ComponentProps } from 'react'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { DemoNotice } from '../demo-badge.tsx'
import { ProfileIdentity } from './profile-identity.tsx'
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
