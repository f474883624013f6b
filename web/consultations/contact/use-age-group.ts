import { useEffect, useState } from 'react'
import { ADULT_AGE } from '#domain/consultations/request-rules.ts'
import { api } from '#web/lib/api/api.ts'

/** `unknown` where no profile says it: then the page asks. */
export type AgeGroup = 'loading' | 'unknown' | 'minor' | 'adult'

function groupOf(age: number | null): AgeGroup {
  if (age === null) return 'unknown'
  return age < ADULT_AGE ? 'minor' : 'adult'
}

/** Whether the person writing is under age, by their own profile. */
export function useAgeGroup(userId: number | null | undefined): AgeGroup {
  const [known, setKnown] = useState<{ userId: number; group: AgeGroup } | null>(null)

  useEffect(() => {
    if (typeof userId !== 'number') return
    let isCurrent = true
    const show = (group: AgeGroup) => isCurrent && setKnown({ userId, group })
    api.accounts.profile().then(
      ({ user }) => show(groupOf(user.age)),
      () => show('unknown'),
    )
    return () => {
      isCurrent = false
    }
  }, [userId])

  if (typeof userId !== 'number') return 'unknown'
  return known?.userId === userId ? known.group : 'loading'
}
