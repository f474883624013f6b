import { useEffect, useState } from 'react'
import { ADULT_AGE, isMinor } from '#domain/accounts/account-rules.ts'
import { api } from '#web/lib/api/api.ts'
import type { RequestValues } from './request-draft.ts'

/** `unknown` if no profile states the age; the page then asks for it. */
export type AgeGroup = 'loading' | 'unknown' | 'minor' | 'adult'

function toGroup(age: number | null): AgeGroup {
  if (age === null) return 'unknown'
  return isMinor(age) ? 'minor' : 'adult'
}

/** The age group of the person writing, according to their profile. */
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

/** The age group of the person the request is for; someone else's is known once the age is entered. */
export function personAgeGroup(
  values: Pick<RequestValues, 'is_for_other' | 'person_age'>,
  userAgeGroup: AgeGroup,
): AgeGroup {
  if (!values.is_for_other) return userAgeGroup
  return toGroup(values.person_age.trim() ? Number(values.person_age) : ADULT_AGE)
}

/** Decided by the profile, or by the tick if the profile does not state an age. */
export function needsGuardian(group: AgeGroup, { is_minor }: Pick<RequestValues, 'is_minor'>): boolean {
  return group === 'minor' || (group === 'unknown' && is_minor)
}
