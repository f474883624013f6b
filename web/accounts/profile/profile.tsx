import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { AGE, BODY_MEASURE, EMAIL_READ_ONLY, GENDER_LABELS, PROFILE_SAVED } from '#domain/accounts/account-rules.ts'
import { ProfilePatch, type User } from '#domain/accounts/accounts.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { TransientBanner } from '#web/lib/transient-banner.tsx'
import { PublicPageSkeleton } from '#web/shell/frame/page-skeleton.tsx'
import { LeaveDialog } from '#web/shell/leave-dialog.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SaveBar } from '#web/ui/save-bar.tsx'
import { SelectField, toOptions } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { BmiCard } from './bmi-card.tsx'
import { CompletenessCard, ProfileFacts, ProfileHeader, QuickStats } from './profile-header.tsx'
import { type ProfileValues, toPayload, toValues } from './profile-values.ts'

const SAVED_MS = 3000

interface ProfileProps {
  /** Additional quick stats. */
  stats: ReactNode
  /** Above the details, while they are not edited. */
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
  return <PublicPageSkeleton label="Loading your profile..." />
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
        {mode === 'edit' ? null : <div className="mb-4 empty:hidden">{children}</div>}
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
      </div>
    </div>
  )
}

/** Cancel discards the changes. */
function ProfileForm({ user, onSaved, onCancel }: { user: User; onSaved: () => void; onCancel: () => void }) {
  const { mutateAsync: save } = useSaveProfile()
  const [initial] = useState(() => toValues(user))
  const apiForm = useApiForm<ProfileValues, ProfilePatch>({
    schema: ProfilePatch,
    defaultValues: initial,
    toPayload: (values) => toPayload(values, initial),
    send: async (patch) => {
      await save(patch)
      onSaved()
    },
  })
  const { form, field, isSending } = apiForm
  const { isDirty } = form.formState

  useEffect(() => form.setFocus('first_name'), [form])

  return (
    <Card>
      <FormFrame apiForm={apiForm} className="grid gap-8">
        <fieldset className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-4">
            <h2 className="text-h3">Personal information</h2>
          </legend>
          <TextField label="First name" autoComplete="given-name" {...field('first_name')} />
          <TextField label="Last name" autoComplete="family-name" {...field('last_name')} />
          <TextField id="email" label="Email" type="email" readOnly value={user.email} hint={EMAIL_READ_ONLY} />
          <TextField label="Phone number" type="tel" autoComplete="tel" inputMode="tel" {...field('phone_number')} />
          <TextField label="Age" unit="years" inputMode="numeric" hint={`${AGE.min} to ${AGE.max}`} {...field('age')} />
          <SelectField label="Gender" autoComplete="sex" {...field('gender')}>
            <option value="">Not stated</option>
            {toOptions(GENDER_LABELS)}
          </SelectField>
        </fieldset>
        <fieldset className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-4">
            <h2 className="text-h3">Health information</h2>
          </legend>
          <TextField label="Height" unit="cm" {...field('height')} {...MEASURE} />
          <TextField label="Weight" unit="kg" {...field('weight')} {...MEASURE} />
        </fieldset>
        <LeaveDialog
          hasUnsavedChanges={() => isDirty}
          onPageChange="Your changes to your profile aren’t saved. If you leave, you’ll lose them."
          onLogout="Your changes to your profile aren’t saved. If you sign out, you’ll lose them."
        />
        <SaveBar>
          <Button type="submit" isBusy={isSending} busyLabel="Saving...">
            Save changes
          </Button>
          <Button type="button" variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        </SaveBar>
      </FormFrame>
    </Card>
  )
}

const MEASURE = {
  ...BODY_MEASURE,
  type: 'number',
  inputMode: 'decimal',
  hint: `${BODY_MEASURE.min} to ${BODY_MEASURE.max}`,
} as const

const ownProfile = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => (await api.accounts.profile({ signal })).user,
})

function useSaveProfile() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (patch: ProfilePatch) => (await api.accounts.updateProfile(patch)).user,
    onSuccess: (user) => queries.setQueryData(ownProfile.queryKey, user),
  })
}
