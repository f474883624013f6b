import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PROFILE_SAVED } from '#domain/accounts/account-rules.ts'
import type { User } from '#domain/accounts/accounts.schema.ts'
import { TransientBanner } from '#web/lib/transient-banner.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { BmiCard } from './bmi-card.tsx'
import { ownProfile } from './profile.queries.ts'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileForm } from './profile-form.tsx'
import { CompletenessCard, ProfileHeader, QuickStats } from './profile-header.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'

const SAVED_MS = 3000

interface ProfileProps {
  /** Additional quick stats. */
  stats: ReactNode
  /** Below the details. */
  children: ReactNode
}

export function Profile({ stats, children }: ProfileProps) {
  const { data: user, error, isFetching, refetch } = useQuery(ownProfile)
  if (user)
    return (
      <LoadedProfile user={user} stats={stats}>
        {children}
      </LoadedProfile>
    )
  if (error && !isFetching) {
    return (
      <div className="wrap py-16">
        <Banner tone="danger" action={{ label: 'Retry', onClick: () => refetch() }}>
          {error.message}
        </Banner>
      </div>
    )
  }
  return <ProfileSkeleton />
}

function LoadedProfile({ user, stats, children }: ProfileProps & { user: User }) {
  const [mode, setMode] = useState<'view' | 'edit'>('view')
  /** Counts the saves, so that each one shows a new banner; 0 shows none. */
  const [saves, setSaves] = useState(0)
  const editButton = useRef<HTMLButtonElement>(null)

  /** Returns the focus to Edit. */
  function handleClosed() {
    flushSync(() => setMode('view'))
    editButton.current?.focus()
  }

  return (
    <div className="wrap grid gap-8 py-10 md:py-14">
      <ProfileHeader user={user} isEditing={mode === 'edit'} editRef={editButton} onEdit={() => setMode('edit')} />
      {saves > 0 ? (
        <TransientBanner key={saves} duration={SAVED_MS} onDone={() => setSaves(0)}>
          {PROFILE_SAVED}
        </TransientBanner>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        {mode === 'edit' ? (
          <ProfileForm
            user={user}
            onCancel={handleClosed}
            onSaved={() => {
              setSaves((count) => count + 1)
              handleClosed()
            }}
          />
        ) : (
          <ProfileFacts user={user} />
        )}
        <div className="grid gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <BmiCard weight={user.weight} height={user.height} age={user.age} />
          <CompletenessCard user={user} />
          <QuickStats memberSince={user.created_at}>{stats}</QuickStats>
        </div>
        <div className="mt-4">{children}</div>
      </div>
    </div>
  )
}
