import { useEffect, useState } from 'react'
import { isMinor } from '#domain/accounts/account-rules.ts'
import { api } from '#web/lib/api/api.ts'
import type { RequestValues } from './request-draft.ts'

/** `unknown` where no profile says it: then the page asks. */
export type AgeGroup = 'loading' | 'unknown' | 'minor' | 'adult'

function toGroup(age: number | null): AgeGroup {
  if (age === null) return 'unknown'
  return isMinor(age) ? 'minor' : 'adult'
}

/** Whether the person writing is under age, by their own profile. */
export function useAgeGroup(userId: number | null | undefined): AgeGroup {
  const [known, setKnown] = useState<{ userId: number; group: AgeGroup } | null>(null)

  useEffect(() => {
    if (typeof userId !== 'number') return
    let isCurrent = true
    const show = (group: AgeGroup) => isCurrent && setKnown({ userId, group })
    api.accounts.profile().then(
      ({ user }) => show(toGroup(user.age)),
      () => show('unknown'),
    )
    return () => {
      isCurrent = false
    }
  }, [userId])

  if (typeof userId !== 'number') return 'unknown'
  return known?.userId === userId ? known.group : 'loading'
}

/** By the profile, or by the person's own word where the profile does not say. */
export function needsGuardian(group: AgeGroup, { is_minor }: Pick<RequestValues, 'is_minor'>): boolean {
  return group === 'minor' || (group === 'unknown' && is_minor)
}
